// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Union;
import org.roundtrip.provider.CompileSetting;
import org.roundtrip.provider.Compiled;

/** JacORB's IDL compiler takes what is not refused. */
class IdlCompilerTest {
    private static final Length SOME = new Length(0, 9);
    private final JacorbProvider provider = new JacorbProvider();
    @TempDir
    Path cache;

    @Test
    void theCompilerTakesNamesThatAreReservedSomewhere() throws Exception {
        Enumeration value = new Enumeration("value", List.of("value", "value_", "class", "module", "from_int"));
        List<String> words = List.of("String", "Object", "java", "org", "structs", "enums", "record", "var", "Integer",
                "RuntimeException", "interface", "Any", "NameHolder", "NameHelper", "NamePOA", "NamePackage", "Name",
                "wait", "Sequence1", "Override", "Servant", "Native");
        List<Operation> operations = new ArrayList<>();
        for (String word : words) {
            Struct struct = new Struct(word, List.of(new Field("name", Primitive.INT), new Field("value", value),
                    new Field("serialVersionUID", Primitive.LONG), new Field("class", Primitive.BOOLEAN),
                    new Field("out", Primitive.INT), new Field("result", Primitive.INT), new Field("s", Primitive.INT),
                    new Field("any", Primitive.INT), new Field("hashCode", Primitive.INT)));
            operations.add(new Operation(word, List.of(new Parameter("in", struct), new Parameter("out", struct),
                    new Parameter("in_", struct), new Parameter("this", struct),
                    new Parameter("handler", struct)), Optional.of(new Sequence(struct, SOME)), Behaviour.GENERATE));
        }
        for (String word : List.of("yield", "hashCode", "toString", "getClass", "notify", "in", "get", "Trial", "module")) {
            operations.add(new Operation(word, List.of(new Parameter("class", Primitive.INT)), Optional.of(Primitive.INT),
                    Behaviour.ECHO));
        }
        Contract contract = new Contract("trial", operations);
        assertEquals(List.of(), provider.refusals(contract, Map.of()));
        Compiled compiled = provider.compile(contract, CompileSetting.newest(Map.of(), cache));
        assertTrue(Files.exists(compiled.classes().resolve("service/trial_POA.class")));
        assertTrue(Files.exists(compiled.classes().resolve("structs/Name_.class")));
        assertFalse(compiled.cached());
        assertTrue(provider.compile(contract, CompileSetting.newest(Map.of(), cache)).cached());
    }

    @Tag("night")
    @Test
    void theCompilerTakesLaterKindsWithNamesThatAreReservedSomewhere() throws Exception {
        List<Operation> operations = new ArrayList<>();
        for (String word : List.of("String", "unions", "entries", "Any", "NameHelper", "Name", "wait", "interface")) {
            Union union = new Union(word, List.of(new Field("discriminator", Primitive.CHAR), new Field("class",
                    new Shape.OptionalValue(Primitive.BYTE)), new Field(word, Primitive.DOUBLE), new Field("value",
                            new Shape.Mapping(Primitive.INT, new Shape.OptionalValue(new Shape.Timestamp()), SOME))));
            operations.add(new Operation("use_" + word, List.of(new Parameter("sequences", union), new Parameter(word, union),
                    new Parameter("maybe", new Shape.OptionalValue(union))), Optional.of(union), Behaviour.GENERATE));
        }
        Contract contract = new Contract("trial", operations);
        assertEquals(List.of(), provider.refusals(contract, Map.of()));
        provider.compile(contract, CompileSetting.newest(Map.of(), cache));
    }

    @Test
    void aParameterMayHaveTheNameOfItsType() throws Exception {
        Struct order = new Struct("Order", List.of(new Field("id", Primitive.INT)));
        Enumeration colour = new Enumeration("Colour", List.of("RED", "GREEN"));
        Struct holder = new Struct("Box", List.of(new Field("order", order), new Field("colour", colour),
                new Field("structs", order), new Field("sequence1", new Sequence(order, SOME)), new Field("box", Primitive.INT)));
        Contract contract = new Contract("Shop", List.of(
                new Operation("placeOrder", List.of(new Parameter("order", order)), Optional.empty(), Behaviour.NOTHING),
                new Operation("paint", List.of(new Parameter("COLOUR", colour), new Parameter("enums", colour),
                        new Parameter("sequences", new Sequence(order, SOME))), Optional.empty(), Behaviour.NOTHING),
                new Operation("pack", List.of(new Parameter("Box", holder)), Optional.of(holder), Behaviour.ECHO)));
        assertEquals(List.of(), provider.refusals(contract, Map.of()));
        provider.compile(contract, CompileSetting.newest(Map.of(), cache));
    }

    @Tag("night")
    @Test
    void theCompilerTakesAsMuchAsIsNotRefused() throws Exception {
        List<Field> fields = new ArrayList<>();
        for (int i = 0; i < 254; i++) {
            fields.add(new Field("field" + i, i % 2 == 0 ? new Sequence(Primitive.FLOAT, SOME) : Primitive.INT));
        }
        Struct wide = new Struct("Wide", fields);
        Struct wider = new Struct("Wider", List.of(new Field("a", wide), new Field("b", wide), new Field("c", wide)));
        Shape deep = Primitive.INT;
        for (int i = 99; i >= 0; i--) {
            deep = new Struct("Level" + i, List.of(new Field("inner", deep), new Field("mark", Primitive.SHORT)));
        }
        Contract contract = new Contract("Large", List.of(
                new Operation("wider", List.of(), Optional.of(wider), Behaviour.GENERATE),
                new Operation("deep", List.of(), Optional.of(deep), Behaviour.GENERATE)));
        assertEquals(List.of(), provider.refusals(contract, Map.of()));
        provider.compile(contract, CompileSetting.newest(Map.of(), cache));
    }
}
