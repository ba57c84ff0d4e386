// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.ice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Union;
import org.roundtrip.provider.Availability;
import org.roundtrip.provider.Refusal;
import org.roundtrip.tests.shapes.Shapes;

/** The Slice of contracts, the names in it, the source of calls, and what is refused. */
class SliceWriterTest {
    private static final Struct PAIR = Shapes.struct("Pair", "number", Primitive.DOUBLE, "text", Shapes.WORD);

    private static String slice(Operation... operations) {
        return SliceWriter.write(Shapes.contract(operations)).lines().map(String::strip).collect(Collectors.joining(" "));
    }

    private static void has(String part, String slice) {
        assertTrue(slice.contains(part), () -> part + " is not in " + slice);
    }

    @Test
    void everyKindOfShapeHasItsType() {
        String slice = slice(Shapes.echo("pairs", Shapes.list(PAIR, 0, 2)), Shapes.echo("colour", Shapes.COLOUR),
                Shapes.echo("letter", Primitive.CHAR), Shapes.echo("when", new Shape.Timestamp()),
                Shapes.echo("price", new Shape.Decimal(9, 2)), Shapes.echo("maybe", new Shape.OptionalValue(Primitive.LONG)),
                Shapes.echo("map", Shapes.map(Primitive.INT, Shapes.WORD, 3)));
        has("module payload { struct Pair { double number; string text; }; };", slice);
        has("module payload { enum Colour {red, green, \\class, values}; };", slice);
        has("module lists { sequence< ::payload::Pair> List1; };", slice);
        has("::lists::List1 pairs(::lists::List1 \\value);", slice);
        has("short letter(short \\value);", slice);
        has("long when(long \\value);", slice);
        has("string price(string \\value);", slice);
        has("module lists { sequence< long> List2; };", slice);
        has("module lists { dictionary< int, string> List3; };", slice);
    }

    @Test
    void aUnionIsAClassForEachCaseAndAnExceptionIsOne() {
        String slice = slice(Shapes.echo("either", new Union("Either", List.of(new Field("pair", PAIR), new Field("text", Shapes.WORD)))),
                Shapes.thrower("fail", Shapes.struct("Rejected", "code", Primitive.INT)));
        has("class Either {}; class Either_pair extends Either { ::payload::Pair \\value; };", slice);
        has("class Either_text extends Either { string \\value; };", slice);
        has("module payload { exception Rejected { int code; }; };", slice);
        has("void fail() throws ::payload::Rejected;", slice);
    }

    @Test
    void namesThatSliceDoesNotAllowAreChanged() {
        String slice = SliceWriter.write(new Contract("Service", List.of(Shapes.generate("iceberg", Primitive.INT),
                Shapes.generate("sendAsync", Primitive.INT), Shapes.generate("a__b_", Primitive.INT),
                Shapes.generate("module", Shapes.struct("Object", "object", Primitive.INT, "com", Primitive.INT, "class", Primitive.INT,
                        "key_Holder", Primitive.INT)))));
        for (String part : List.of("interface Service_0 {", "int x_iceberg();", "int sendAsync_0();", "int a_u_ub_u();",
                "::payload::Object_0 \\module();", "int \\object;", "int com_0;", "int \\class;", "int key_Holder_0;")) {
            has(part, slice);
        }
        assertEquals("_class", SliceNames.java("class"));
        assertEquals("_hashCode", SliceNames.java("hashCode"));
    }

    @Test
    void whatSliceForbidsIsRefusedByFieldAndReason() {
        Contract contract = Shapes.contract(Shapes.nothing("ping"), Shapes.nothing("Ping"),
                Shapes.generate("hollow", new Struct("Hollow", List.of())),
                Shapes.generate("twin", Shapes.struct("Twin", "a", Primitive.INT, "A", Primitive.INT)),
                Shapes.generate("other", Shapes.struct("TWIN", "b", Primitive.INT)));
        assertEquals(List.of("Ping", "hollow.result", "twin.result", "other.result"),
                SliceRefusals.of(contract).stream().map(Refusal::field).toList());
    }

    @Test
    void aOneWayOperationIsCalledOnTheOneWayProxyAndOthersOnTheirOwn() {
        Contract contract = Shapes.contract(Shapes.oneWay("tell"), Shapes.generate("number", Primitive.LONG));
        String stub = "service." + contract.name() + "Prx";
        has("this.stub = ((" + stub + ") stub).ice_oneway();", IceSources.of(contract, false).get("generated/Caller_tell.java"));
        has("this.stub = ((" + stub + ") stub);", IceSources.of(contract, false).get("generated/Caller_number.java"));
        has("answer = stub.number();", IceSources.of(contract, false).get("generated/Caller_number.java"));
        has("stub.numberAsync().whenComplete(reply);", IceSources.of(contract, true).get("generated/Caller_number.java"));
    }

    @Test
    void withoutTheCompilerItSaysWhatToInstall() {
        assertEquals(Availability.no("The program slice2java, Ice's Slice compiler, is missing; on Debian: apt-get install zeroc-ice-compilers"),
                IceProvider.availability(Optional.of("slice2java")));
        assertEquals(Availability.yes(), IceProvider.availability(Optional.empty()));
    }
}
