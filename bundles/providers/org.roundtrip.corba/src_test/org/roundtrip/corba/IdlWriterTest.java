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
import org.roundtrip.model.Shape.Decimal;
import org.roundtrip.model.Shape.Enumeration;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Mapping;
import org.roundtrip.model.Shape.OptionalValue;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Text;
import org.roundtrip.model.Shape.Timestamp;
import org.roundtrip.model.Shape.Union;

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

    @Test
    void laterKindsAreSequencesStructsAndUnions() {
        Union union = new Union("Either", List.of(new Field("letter", Primitive.CHAR), new Field("when", new Timestamp())));
        Mapping map = new Mapping(Primitive.INT, union, SOME);
        Contract contract = new Contract("Later", List.of(
                new Operation("pay", List.of(new Parameter("decimals", new Decimal(9, 2)), new Parameter("unions", union)),
                        Optional.of(new OptionalValue(Primitive.INT)), Behaviour.GENERATE),
                new Operation("find", List.of(new Parameter("Sequences", map)), Optional.empty(), Behaviour.NOTHING)));
        IdlWriter idl = IdlWriter.of(contract);
        assertEquals("""
                module unions { union Either switch (long) {
                    case 0: wchar letter_case;
                    case 1: long long when_case;
                }; };
                module sequences {
                    typedef sequence<long,1> Sequence1;
                };
                module decimals {
                    typedef fixed<9,2> Fixed_9_2;
                };
                module entries { struct Entry1 {
                    long key; ::unions::Either value;
                }; };
                module sequences {
                    typedef sequence< ::entries::Entry1> Sequence2;
                };
                module service { interface Later {
                    ::sequences::Sequence1 pay(in ::decimals::Fixed_9_2 decimals_, in ::unions::Either unions_);
                    void find(in ::sequences::Sequence2 Sequences_);
                }; };
                """, idl.text());
        assertEquals("Entry1", idl.entry(map));
    }

    @Test
    void textsAndArraysAreBoxedForAPartnerThatSendsValuesOfJava() {
        Text text = new Text(SOME, Repertoire.LATIN1);
        Sequence grid = new Sequence(new Sequence(text, SOME), SOME);
        Struct row = new Struct("Row", List.of(new Field("name", text)));
        Contract contract = new Contract("Calls", List.of(
                new Operation("say", List.of(new Parameter("wStringValue", text), new Parameter("grid", grid)), Optional.of(text), Behaviour.GENERATE),
                new Operation("sum", List.of(new Parameter("seq1_octet", new Bytes(SOME)), new Parameter("row", row)),
                        Optional.of(new Sequence(Primitive.LONG, SOME)), Behaviour.GENERATE)));
        assertEquals("""
                module structs { struct Row {
                    string name;
                }; };
                module boxes {
                    valuetype WStringValue wstring;
                    #pragma ID WStringValue "IDL:omg.org/CORBA/WStringValue:1.0"
                };
                module sequences {
                    typedef sequence< ::boxes::WStringValue> Sequence1;
                };
                module boxes {
                    valuetype seq1_WStringValue ::sequences::Sequence1;
                    #pragma ID seq1_WStringValue "RMI:[Ljava.lang.String;:071DA8BE7F971128:A0F0A4387A3BB342"
                };
                module sequences {
                    typedef sequence< ::boxes::seq1_WStringValue> Sequence2;
                };
                module boxes {
                    valuetype seq2_WStringValue ::sequences::Sequence2;
                    #pragma ID seq2_WStringValue "RMI:[[Ljava.lang.String;:071DA8BE7F971128:A0F0A4387A3BB342"
                };
                module sequences {
                    typedef sequence<long long> Sequence3;
                };
                module boxes {
                    valuetype seq1_long_long ::sequences::Sequence3;
                    #pragma ID seq1_long_long "RMI:[J:0000000000000000"
                };
                module sequences {
                    typedef sequence<octet> Sequence4;
                };
                module boxes {
                    valuetype seq1_octet ::sequences::Sequence4;
                    #pragma ID seq1_octet "RMI:[B:0000000000000000"
                };
                module service { interface Calls {
                    ::boxes::WStringValue say(in ::boxes::WStringValue wStringValue_, in ::boxes::seq2_WStringValue grid);
                    ::boxes::seq1_long_long sum(in ::boxes::seq1_octet seq1_octet_, in ::structs::Row row_);
                }; };
                """, IdlWriter.of(contract, ValueMapping.OF_JAVA).text());
    }
}
