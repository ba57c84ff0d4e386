namespace java a.b
include "other.thrift"
typedef map<string, list<i64>> M
const M X = {"a": [1, 2]}
enum E { A = 1, B (x = "y") }
struct S { 1: required E e = E.A; 2: optional set<S> s, 3: binary b }
union U { 1: S s; 2: string t }
exception X1 { 1: string why }
service Base { oneway void ping() }
service T extends Base { S get(1: U u, 2: M m) throws (1: X1 x), }
