// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.idl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.InvalidFileException;

/** Small files of each kind: what comes out, and of what a note speaks. omniidl says the same where it knows the words. */
class IdlCasesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', nullValues = "-", textBlock = """
            anonymous-arrays | S{c:[2 Colour<RED/GREEN>], m:[2 [3 int]], q:[4 [4 int]]} | S.q: the source gives no length
            any-and-objects | oneway hit(w:Wrap{n:int}) | Wrap.a: left out
            attribute-alone | get_value() double | value: an attribute
            attributes-that-raise | get_owner() string 16; set_owner(owner:string 16) throws Denied{why:string 16}; get_n() int throws Denied{why:string 16} | owner: an attribute
            attributes-out-and-inout | get_balance() double; get_owner() string 16; set_owner(owner:string 16); pay(d:double, n:int) PayResult{receipt:string 16, n:int} throws Denied{why:string 16} | pay.receipt: a parameter that goes out
            bound-by-a-constant | S{label:string 0..8} | ROWS: a constant
            field-named-after-its-type | S{grid:[4 int]} | -
            names-that-differ-in-case | Get(a:int); put(pair:Pair{value:int}); get(a:int) | -
            constants | S{g:[8 [8 int]], b:bytes 0..4096, w:[0..3 string 0..8], label:string 0..8, c:[2 Colour<RED/GREEN>]} | ROWS, COLS: a constant
            byte-order-mark-and-crlf | A{x:int} | -
            struct-without-fields | f(n:Nothing{}) | -
            escaped-names | oneway(in:Message{interface:string 16, module:int, attribute:boolean}) | -
            fixed-and-wide | Trade{amount:decimal 10.2, name:wstring 0..20, mark:char, big:long, ubig:long, us:int, o:byte, ld:double} | Trade.ld: a long double
            struct-announced | Basket{content:[4 Item{name:string 16}]} | -
            union-announced | Value<n:int> | Value.many: left out: 
            idl-4 | Q{id:int, count:long, tiny:byte, m:[4 string 16>int]} | @nested, @key: an annotation
            interface-that-inherits | base(x:int); own(s:string 16) | -
            latin-1 | L{len:int} | -
            utf-8 | U{len:int} | -
            utf-16 | U{len:int} | -
            struct-announced-in-an-interface | R{a:byte} | R.chain: left out
            operations-of-object | notify(s:string 16); notifyAll(); wait(ms:int); toString() string 16; hashCode() int; equals(o:string 16) boolean; clone(); finalize(); getClass() | -
            parentheses | S{g:[8 int]} | -
            shift | S{g:[8 int]} | -
            bit-or | S{cells:[3 int]} | -
            module-in-two-parts | T{s:S{a:int}, q:S{a:int}} | -
            valuetypes | Circle{id:int, r:double, inner:Base{id:int}} | Base, Circle: a valuetype
            """)
    void thisComesOut(String file, String drawing, String note) throws Exception {
        Imported imported = read(file + ".idl");
        assertEquals(drawing, Drawn.words(imported.drawing()), () -> String.join("\n", imported.notes()));
        String notes = String.join("\n", imported.notes());
        assertTrue(note == null || notes.contains(note), notes);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            valuetype-of-an-unknown-interface.idl | line 3: Shape2 is not declared
            """)
    void thisIsRefused(String file, String problem) {
        assertEquals(file + ": " + problem, assertThrows(InvalidFileException.class, () -> read(file)).getMessage());
    }

    private static Imported read(String name) throws Exception {
        try (InputStream in = IdlCasesTest.class.getResourceAsStream("cases/" + name)) {
            return new IdlImporter().read(SourceFile.of(name, in.readAllBytes()), Optional.empty());
        }
    }
}
