# Keys of maps that no map here has.
enum Colour { RED = 1, GREEN }
struct Stock { 1: map<Colour, i32> counts = {Colour.RED: 1}; 2: optional double price = 1.5e+3 (a = "b"), 3: list<map<i64, set<string>>> deep }
