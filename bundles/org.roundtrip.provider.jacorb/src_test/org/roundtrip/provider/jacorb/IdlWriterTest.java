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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Bytes;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Text;
import org.roundtrip.provider.Compiled;

class IdlWriterTest {
    private static final Length SOME = new Length(0, 9);
    private final JacorbProvider provider = new JacorbProvider();
    @TempDir
    Path cache;

    @Test
    void everyKindOfShapeHasItsTypeInIdl() {
        Enumeration colour = new Enumeration("Colour", List.of("red", "Module"));
        Struct row = new Struct("Row", List.of(new Field("boolean", Primitive.BOOLEAN), new Field("b", Primitive.BYTE),
                new Field("s", Primitive.SHORT), new Field("i", Primitive.INT), new Field("l", Primitive.LONG),
                new Field("f", Primitive.FLOAT), new Field("d", Primitive.DOUBLE), new Field("colour", colour),
                new Field("octets", new Bytes(SOME)), new Field("name", new Text(SOME, Repertoire.LATIN1)),
                new Field("names", new Sequence(new Sequence(new Text(SOME, Repertoire.UNICODE), SOME), SOME))));
        Contract contract = new Contract("Rows", List.of(
                new Operation("ping", List.of(), Optional.empty(), Behaviour.NOTHING),
                new Operation("list", List.of(new Parameter("count", Primitive.INT), new Parameter("any", colour)),
                        Optional.of(new Sequence(row, SOME)), Behaviour.GENERATE),
                new Operation("octets", List.of(), Optional.of(new Sequence(Primitive.BYTE, SOME)), Behaviour.GENERATE)));
        assertEquals("""
                module enums { module Colour_ {
                    enum Colour {red, _Module};
                }; };
                module sequences {
                    typedef sequence<octet> Sequence1;
                };
                module sequences {
                    typedef sequence<wstring> Sequence2;
                };
                module sequences {
                    typedef sequence< ::sequences::Sequence2> Sequence3;
                };
                module structs { struct Row {
                    boolean _boolean;
                    octet b;
                    short s;
                    long i;
                    long long l;
                    float f;
                    double d;
                    ::enums::Colour_::Colour colour;
                    ::sequences::Sequence1 octets;
                    string name;
                    ::sequences::Sequence3 names;
                }; };
                module sequences {
                    typedef sequence< ::structs::Row> Sequence4;
                };
                module service { interface Rows {
                    void ping();
                    ::sequences::Sequence4 list(in long count, in ::enums::Colour_::Colour _any);
                    ::sequences::Sequence1 octets();
                }; };
                """, IdlWriter.write(contract));
    }

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
        Compiled compiled = provider.compile(contract, Map.of(), cache);
        assertTrue(Files.exists(compiled.classes().resolve("service/trial_POA.class")));
        assertTrue(Files.exists(compiled.classes().resolve("structs/Name_.class")));
        assertFalse(compiled.cached());
        assertTrue(provider.compile(contract, Map.of(), cache).cached());
    }

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
        provider.compile(contract, Map.of(), cache);
    }
}
