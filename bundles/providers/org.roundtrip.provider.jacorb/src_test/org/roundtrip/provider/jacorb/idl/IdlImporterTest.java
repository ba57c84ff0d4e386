// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.idl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.tests.shapes.Shapes;

/** IDL of others, and files that are damaged or try more than to be read. */
class IdlImporterTest {
    private static final Shape WORD = new Shape.Text(Length.of(16), Repertoire.LATIN1);

    @Test
    void aFileOfOthersIsReadAndWhatHasNoCounterpartIsSaid() throws Exception {
        Imported imported = read("""
                // #include "nothing.idl" is a comment, as is /* this
                #pragma prefix "shop.example"
                #ifndef SHOP_IDL
                #define SHOP_IDL
                #define MOST 5
                module shop {
                  const long LIMIT = 7; /* #include <more.idl> */
                  const string HASH = "# // no comment";
                  enum Colour { RED, GREEN, class };
                  typedef sequence<string> Names;
                  typedef long Matrix[3][4];
                  exception Refused { string why; }; exception Gone { };
                  interface Account;
                  struct Node { long value; sequence<Node> children; };
                  union Either switch (Colour) { case RED: long number; case GREEN: case class: string<12> word; default: Matrix m; };
                  valuetype Base { public long id; };
                  valuetype Derived : Base { private double more; factory create(in long a); };
                  valuetype Boxed long;
                  native Cookie;
                  struct Order {
                    Names names; sequence<octet, 20> picture; wstring<9> note; Either either; Colour order;
                    unsigned short few; unsigned long long many; char letter; wchar sign; long double wide; fixed<9, 2> price;
                    any what; Object where; Account account; sequence<long, 1> maybe; sequence<long, LIMIT> seven;
                    long x, y[MOST]; struct Inner { short s; } inner;
                  };
                  interface Account {
                    readonly attribute long count;
                    Order find(in string name) raises (Refused, Gone);
                    oneway void ping();
                    void swap(inout long a, out string b);
                    Derived get(in Boxed v);
                  };
                };
                #endif
                """);
        Shape matrix = Shapes.list(Shapes.list(Primitive.INT, 4, 4), 3, 3);
        Shape either = new Shape.Union("Either", List.of(new Shape.Field("number", Primitive.INT), new Shape.Field("word",
                new Shape.Text(new Length(0, 12), Repertoire.LATIN1)), new Shape.Field("m", matrix)));
        Shape order = Shapes.struct("Order", "names", Shapes.list(WORD, 4, 4), "picture", new Shape.Bytes(new Length(0, 20)), "note",
                new Shape.Text(new Length(0, 9), Repertoire.UNICODE), "either", either, "order",
                new Shape.Enumeration("Colour", List.of("RED", "GREEN", "class")), "few", Primitive.INT, "many", Primitive.LONG, "letter",
                Primitive.CHAR, "sign", Primitive.CHAR, "wide", Primitive.DOUBLE, "price", new Shape.Decimal(9, 2), "maybe",
                new Shape.OptionalValue(Primitive.INT), "seven", Shapes.list(Primitive.INT, 0, 7), "x", Primitive.INT, "y",
                Shapes.list(Primitive.INT, 5, 5), "inner", Shapes.struct("Inner", "s", Primitive.SHORT));
        List<Operation> operations = imported.drawing().operations();
        assertEquals(List.of("get_count", "find", "ping", "swap", "get"), operations.stream().map(Operation::name).toList());
        assertEquals(List.of("ping"), operations.stream().filter(Operation::oneWay).map(Operation::name).toList());
        assertEquals(Optional.of(order), operations.get(1).result());
        assertEquals(List.of(Shapes.struct("Refused", "why", WORD), Shapes.struct("Gone")), operations.get(1).exceptions());
        assertEquals(Optional.of(Shapes.struct("Derived", "id", Primitive.INT, "more", Primitive.DOUBLE)), operations.get(4).result());
        assertEquals(new Shape.OptionalValue(Primitive.INT), operations.get(4).parameters().getFirst().shape());
        String notes = String.join("\n", imported.notes());
        for (String word : List.of("Order.wide: a long double", "LIMIT, HASH: a constant", "Cookie: a native type",
                "count: an attribute", "Base, Derived: a valuetype",
                "Node.children: left out: Node contains itself", "Order.account: left out: a reference to an object (Account)",
                "Order.few: an unsigned number has no counterpart; it is the next", "Order.many: an unsigned number has no counterpart; it is signed",
                "Order.letter: a char of 8 bits", "Order.what: left out: the type any", "Order.where: left out: the type Object",
                "swap.a: a parameter that goes in and out", "swap.b: a parameter that goes out")) {
            assertTrue(notes.contains(word), () -> word + " is not in\n" + notes);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            struct A { long x;                            | line 1: a type is expected, and the file ends
            struct A { Missing m; };                      | line 1: Missing is not declared
            struct A { long x[-3]; };                     | line 1: a size must be greater than 0; it is -3
            module a { };                                 | it has no type that could be a payload
            struct A { long x; }; #include "/etc/hosts"   | line 1: a definition is expected, not #
            /**/ # include <none.idl>                     | line 1: it includes none.idl, and a text that was pasted has no folder; save it beside that file
            struct A { }; #pragma prefix                  | line 1: a definition is expected, not #
            const string S = "no end                      | line 1: what begins with " has no end in its line
            /* no end                                     | line 1: a comment that begins with /* has no end
            struct A { long x; } struct B { long x; };    | line 1: ; is expected, not struct
            struct A { long x; }; struct A { long x; };   | line 1: A is declared twice, also in shop.idl, line 1
            struct A { long; };                           | line 1: a name is expected, not ;
            struct A : A { long x; };                     | line 1: it can only extend a type of the same keyword (struct) that is defined before
            interface A; interface B : A { };             | line 1: it can only extend a type of the same keyword (interface) that is defined before
            module m { }; struct A { m x; };              | line 1: m is not a type
            #error no                                     | line 1: the file says: no
            #endif                                        | line 1: #endif without #if
            #inklude "a"                                  | line 1: #inklude has no meaning in IDL
            """)
    void damagedFilesAreRefusedInASentence(String idl, String problem) {
        String message = assertThrows(InvalidFileException.class, () -> read(idl)).getMessage();
        assertEquals("shop.idl: " + problem, message);
    }

    @Test
    void whatIsTooDeepAndWhatIsNoTextIsRefused() throws Exception {
        for (String deep : List.of("struct A { " + "sequence<".repeat(5_000) + "long" + " >".repeat(5_000) + " x; };", "module m { ".repeat(100_000),
                "struct A { struct A ".repeat(100_000), "@a".repeat(300_000), "interface A { struct B { union C switch (".repeat(10_000), chain("interface"), chain("struct"),
                "struct A0 { long " + names(2_000) + "; }; " + IntStream.range(0, 2_000).mapToObj(i -> "struct B%d : A0 { };".formatted(i)).collect(Collectors.joining()))) {
            assertThrows(InvalidFileException.class, () -> read(deep));
        }
        assertEquals("A{x:int}", Drawn.words(read("/*" + "*".repeat(500_000) + "*/ const string S = \"" + "\\n".repeat(500_000) + "\"; struct A { long x; };").drawing()));
        assertThrows(InvalidFileException.class, () -> new IdlImporter().read(SourceFile.of("a.idl", new byte[] {(byte) 0xff, 1}),
                Optional.empty()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '^', textBlock = """
            struct A { @optional long x; @id(3) long y; };                                   | A{x:int?, y:int} | @id: an annotation
            @bit_bound(8) bitmask F { @position(1) A, B }; struct S { F f; };                | S{f:byte} | F: a set of flags
            bitmask F { A }; struct S { F f; };                                              | S{f:int} | F: a set of flags
            bitset B { bitfield<3> a; bitfield<1> b, c; bitfield<12, short> d; bitfield<2>; }; | B{a:byte, b:boolean, c:boolean, d:short} | B.a, B.b, B.c, B.d: a field of bits
            struct S { map<long, string<4>, 10> m; uint8 a; int16 b; int64 c; uint64 d; };   | S{m:[0..10 int>string 0..4], a:byte, b:short, c:long, d:long} | S.d: an unsigned number
            @annotation Mine { long value default 3; }; struct S { @Mine long x; };          | S{x:int} | @annotation, @Mine: an annotation
            typedef octet uint8; struct S { uint8 map; };                                    | S{map:byte} |
            enum E { @value(3) A, @default_literal B, }; struct S { E e; };                  | S{e:E<A/B>} | @value, @default_literal: an annotation
            union U switch (@key octet) { case 1: case 2: long a; default: string b; };      | U<a:int or b:string 16> | @key: an annotation
            module a { enum E { X, Y }; }; union U switch (a::E) { case X: long x; case a::Y: char y; }; | U<x:int or y:char> | U.y: a char
            local interface L { void no(); }; interface I { void f(in L l); };               | f() | L: nobody calls a local interface
            component C supports I { provides I i; }; struct S { long x; };                  | S{x:int} | C: it has no counterpart
            module T<typename X> { struct A { X x; }; }; struct S { long x; };               | S{x:int} | T: a module with parameters
            typeprefix m "x.y"; import other; struct S { long x; };                          | S{x:int} | typeprefix, import: names
            interface I { long f(out long a) context ("x", "y*"); };                         | f() FResult{result:int, a:int} | f: the context of an operation
            interface A { struct X { long x; }; }; typedef A B; interface C : B { void c(in X x); }; | c(x:X{x:int}) |
            module CORBA { struct S { Identifier i; }; };                                    | S{i:string 16} |
            struct S { CORBA::LongSeq s; TypeCode t; };                                      | S{s:[4 int]} | S.t: left out: a reference to an object (TypeCode)
            const boolean YES = true; struct S { long x; };                                  | S{x:int} | YES: a constant
            module m { enum A { X }; enum B { X }; struct S { A a; B b; }; };                | S{a:A<X>, b:B<X>} |
            ^bitmask F { A, B }; union U switch (F) { case A: long a; case A | B: char b; };^ | U<a:int or b:char> | U.b: a char
            #if 1`struct S { long x; };                                                      | S{x:int} | shop.idl, line 1: a condition
            #include "none.h"`struct S { long x; };                                          | S{x:int} | none.h: a file of C
            #ifdef _PRE_3_0_COMPILER_`struct S { long x; };`#else`import ::S;`#endif         | S{x:int} |
            exception E { }; exception F { }; interface A { attribute long a setraises(E) getraises(F); }; | get_a() int throws F{}; set_a(a:int) throws E{} | a: an attribute
            local interface M : CORBA::Current { void no(); }; interface P : CORBA::Policy { };         | get_policy_type() long; copy(); destroy() | M: nobody calls a local
            interface I { void f(long x, octet y); };                                        | f(x:int, y:byte) | f.x, f.y: a parameter that says neither
            interface I { void f(out string a); void g(inout I b); };                        | f() string 16; g() | f.a: a parameter that goes out
            """)
    void wordsOfEachVersionAreRead(String idl, String drawing, String note) throws Exception {
        Imported imported = read(idl.replace('`', '\n'));
        String notes = String.join("\n", imported.notes());
        assertEquals(drawing, Drawn.words(imported.drawing()), notes);
        assertTrue(note == null || notes.contains(note), notes);
    }

    private static String chain(String kind) {
        return kind + " A0 { }; " + IntStream.range(1, 30_000).mapToObj(i -> "%s A%d : A%d { };".formatted(kind, i, i - 1)).collect(Collectors.joining());
    }

    private static String names(int count) {
        return IntStream.range(0, count).mapToObj(i -> "x" + i).collect(Collectors.joining(","));
    }

    private static Imported read(String idl) throws Exception {
        return new IdlImporter().read(SourceFile.of("shop.idl", idl), Optional.empty());
    }
}
