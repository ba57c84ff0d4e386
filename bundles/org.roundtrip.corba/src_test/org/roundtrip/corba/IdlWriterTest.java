// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape.Bytes;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Text;

class IdlWriterTest {
    private static final Length SOME = new Length(0, 9);

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
                """, IdlWriter.of(contract).text());
    }
}
