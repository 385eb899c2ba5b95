-- Both databases have locks of their own.
DROP TABLE addresses;
