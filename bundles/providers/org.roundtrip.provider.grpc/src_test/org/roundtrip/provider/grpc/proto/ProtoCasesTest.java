// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.proto;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.exchange.Imported;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.NamedTypes;
import org.roundtrip.model.Operation;

/** Small files for what sources of others have, and what comes out; protoc says what is right. */
class ProtoCasesTest {
    private static Imported read(String file, Optional<String> type) throws Exception {
        return FetchedImporter.get().read(SourceFile.read(Path.of(ProtoCasesTest.class.getResource("cases/" + file).toURI())), type);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            ed.proto        |        | M{a text, b int?}
            ed2.proto       |        | M{count int?, name text}
            ed3.proto       |        | M{s Sub{x int?}, r int[]}
            presence.proto  |        | M{plain int, maybe int?}
            kw.proto        | Thing  | Thing{class text, new int, package boolean, fooBar text, foo_bar2 text}
            nosyntax.proto  |        | Old{a text}
            otel-like.proto |        | Record{name text, attributes Entry{key text, value Value(text text / number long)}[]}
            otel-like.proto | Value  | Value(text text / number long / entries Entries{entry Entry{key text}[]})
            p2.proto        |        | Person{name text, age int?, phone Phone{number text, kind text?}[], ok boolean?, nick text?}
            sib.proto       |        | Uses{p Person{name text, age int?, phone Phone{number text, kind text?}[], ok boolean?, nick text?}}
            wrap.proto      |        | M{a int?, b long?, c long?, d boolean?, e bytes?, f float?}
            p3.proto        | Line   | Line{n int, price float}
            p3.proto        | Status | Status<UNKNOWN NEW DONE>
            p3.proto        | GetRequest | GetRequest{id text}
            """)
    void theTypeIs(String file, String type, String shape) throws Exception {
        assertEquals(shape, Written.of(read(file, Optional.ofNullable(type)).drawing().payload().orElseThrow()));
    }

    @Test
    void aLargeFileComesInWithANoteForAllThatIsOther() throws Exception {
        Imported imported = read("p3.proto", Optional.empty());
        Drawing drawing = imported.drawing();
        assertEquals(List.of("Get", "Ping"), drawing.operations().stream().map(Operation::name).toList());
        assertEquals("Order{id text, created time, note text?, extra Any{type_url text, value bytes}, ttl Duration{seconds long, nanos int}, "
                + "meta Struct{fields {text: Value(null_value NullValue<NULL_VALUE> / number_value double / string_value text / bool_value boolean)}}, "
                + "payment Order_payment(card text / cash long / voucher Voucher{code text, kind Kind<KIND_UNSPECIFIED GIFT PROMO>})?, "
                + "lines {text: Line{n int, price float}}, tags {int: text}, flags FlagsEntry{key boolean, value text}[], u {long: double}, priority int?, "
                + "deltas long[], history Status<UNKNOWN NEW DONE>[], raw bytes, f32 long, f64 long, s32 int, u32 long}",
                Written.of(drawing.operations().getFirst().result().orElseThrow()));
        assertTrue(drawing.unused().stream().noneMatch(type -> NamedTypes.name(type).equals(Optional.of("GetRequest"))));
        for (String said : List.of("Order.parent, Order.children: left out: Order contains itself", "Order.extra: a value of any type", "Order.flags: a map by truth",
                "Status.STARTED: a second name of NEW", "Status, Kind: its constants have other numbers", "Value.struct_value", "Watch, Upload, Chat: a method with streams",
                "Order.f32, Order.u32: an unsigned number")) {
            assertTrue(imported.notes().stream().anyMatch(note -> note.contains(said)), () -> said + " is not in\n" + String.join("\n", imported.notes()));
        }
    }
}
