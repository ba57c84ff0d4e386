// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.idl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
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
        assertEquals(List.of("find", "ping", "swap", "get"), operations.stream().map(Operation::name).toList());
        assertEquals(List.of("ping"), operations.stream().filter(Operation::oneWay).map(Operation::name).toList());
        assertEquals(Optional.of(order), operations.get(0).result());
        assertEquals(List.of(Shapes.struct("Refused", "why", WORD), Shapes.struct("Gone")), operations.get(0).exceptions());
        assertEquals(Optional.of(Shapes.struct("Derived", "id", Primitive.INT, "more", Primitive.DOUBLE)), operations.get(3).result());
        assertEquals(new Shape.OptionalValue(Primitive.INT), operations.get(3).parameters().getFirst().shape());
        String notes = String.join("\n", imported.notes());
        for (String word : List.of("IDL type long double not supported", "LIMIT, HASH: a constant", "Cookie: a native type",
                "count: an attribute", "Base, Derived: a valuetype",
                "Node.children: left out: Node contains itself", "Account: left out: a reference to an object",
                "Order.few: an unsigned number has no counterpart; it is the next", "Order.many: an unsigned number has no counterpart; it is signed",
                "Order.letter: a char of 8 bits", "Order.what: left out: the type Any", "Order.where: left out: the type Object",
                "Order.account: left out: its type Account", "swap.a: a parameter that goes in and out", "swap.b: left out: a parameter that goes out")) {
            assertTrue(notes.contains(word), () -> word + " is not in\n" + notes);
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            struct A { long x;                            | line 2: JacORB's IDL parser says: Syntax error
            struct A { Missing m; };                      | line 1: JacORB's IDL parser says: Undefined name: A.Missing
            struct A { long x[-3]; };                     | line 1: JacORB's IDL parser says: Integer constant value must be greater 0.
            module a { };                                 | line 1: JacORB's IDL parser says: Syntax error
            struct A { long x; }; #include "/etc/hosts"   | line 1: it includes the file /etc/hosts; put all that it needs into one file
            /**/ # include <orb.idl>                      | line 1: it includes the file orb.idl; put all that it needs into one file
            /**/ #define X #include "/etc/hosts"          | line 1: it includes the file /etc/hosts; put all that it needs into one file
            /**/ #define X #                              | line 1: a # that is not the first character of its line has no meaning in IDL
            struct A { }; #pragma prefix                  | line 1: a # that is not the first character of its line has no meaning in IDL
            const string S = "no end                      | line 1: what begins with " has no end in its line
            /* no end                                     | line 1: a comment that begins with /* has no end
            """)
    void damagedFilesAreRefusedInASentence(String idl, String problem) {
        String message = assertThrows(InvalidFileException.class, () -> read(idl)).getMessage();
        assertEquals("shop.idl: " + problem, message);
    }

    @Test
    void whatIsTooDeepIsLeftOutAndWhatIsNoTextIsRefused() throws Exception {
        String deep = "struct A { " + "sequence<".repeat(5_000) + "long" + " >".repeat(5_000) + " x; };";
        assertTrue(read(deep).notes().contains("A.x: left out: it is nested too deeply."));
        String starred = "/*" + "*".repeat(500_000) + "*/ const string S = \"" + "\\n".repeat(500_000) + "\";";
        assertEquals("const string S = \"", IdlText.plain(SourceFile.of("a.idl", starred)).strip().substring(0, 18));
        assertThrows(InvalidFileException.class, () -> new IdlImporter().read(SourceFile.of("a.idl", new byte[] {(byte) 0xff, 1}),
                Optional.empty()));
    }

    private static Imported read(String idl) throws Exception {
        return new IdlImporter().read(SourceFile.of("shop.idl", idl), Optional.empty());
    }
}
