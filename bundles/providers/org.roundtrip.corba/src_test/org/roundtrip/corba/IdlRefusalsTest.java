// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba;


import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.contract.ShapeKind;
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
import org.roundtrip.provider.ProviderInfo;
import org.roundtrip.provider.Refusal;
import org.roundtrip.tests.shapes.Refused;

class IdlRefusalsTest {
    private static final Field X = new Field("x", Primitive.INT);

    @Test
    void anEmptyStructIsRefusedWhereItStands() {
        refused("list.result[].inner", "without fields", generate("list", new Sequence(
                new Struct("Outer", List.of(new Field("inner", new Struct("Inner", List.of())))), Length.of(2))));
    }

    @Test
    void fieldsConstantsAndParametersThatDifferInCaseAreRefused() {
        refused("a.result", "field X", generate("a", new Struct("S", List.of(X, new Field("X", Primitive.INT)))));
        refused("a.result", "constant RED", generate("a", new Enumeration("Colour", List.of("red", "RED"))));
        refused("a", "parameter P", new Operation("a", List.of(new Parameter("p", Primitive.INT),
                new Parameter("P", Primitive.INT)), Optional.empty(), Behaviour.NOTHING));
    }

    @Test
    void operationsAndTypesThatDifferInCaseAreRefused() {
        refused("GO", "operation GO", generate("go", Primitive.INT), generate("GO", Primitive.INT));
        refused("b.result", "struct row", generate("a", new Struct("Row", List.of(X))),
                generate("b", new Struct("row", List.of(X))));
        refused("b.result", "enum SIZE", generate("a", new Enumeration("Size", List.of("s"))),
                generate("b", new Enumeration("SIZE", List.of("s"))));
    }

    @Test
    void wideCharactersNeedTheNewestGiop() {
        for (Shape wide : List.of(Primitive.CHAR, new Shape.Text(Length.of(8), Shape.Repertoire.UNICODE))) {
            Contract contract = new Contract("Trial", List.of(generate("a", wide)));
            Refused.only("a.result", "GIOP 1.2", IdlRefusals.of(contract, "1.0", ShapeKind.CHAR).list());
            assertEquals(List.of(), IdlRefusals.of(contract, IdlRefusals.NEWEST_GIOP, ShapeKind.CHAR).list());
        }
    }

    @Test
    void allTextsAreWideForAPartnerThatSendsValuesOfJava() {
        Contract contract = new Contract("Trial", List.of(generate("a", new Sequence(new Shape.Text(Length.of(8), Shape.Repertoire.LATIN1),
                Length.of(2))), generate("b", new Shape.Bytes(Length.of(8)))));
        ProviderInfo java = info("Java remote interfaces, IDL"), idl = info("IDL");
        Refused.only("a.result[]", "GIOP 1.2", IdlRefusals.with(contract, "1.1", java));
        assertEquals(List.of(), IdlRefusals.with(contract, IdlRefusals.NEWEST_GIOP, java));
        assertEquals(List.of(), IdlRefusals.with(contract, "1.1", idl));
    }

    /** A provider with some interface languages. */
    static ProviderInfo info(String language) {
        return new ProviderInfo("other", "Another ORB", "RMI", "IIOP 1.2", "1", "MIT", false, language, 17, false, false, false, List.of());
    }

    private static void refused(String field, String reason, Operation... operations) {
        Refused.only(field, reason, refusals(operations));
    }

    private static List<Refusal> refusals(Operation... operations) {
        return IdlRefusals.of(new Contract("Trial", List.of(operations)), IdlRefusals.NEWEST_GIOP).list();
    }

    private static Operation generate(String name, Shape shape) {
        return new Operation(name, List.of(), Optional.of(shape), Behaviour.GENERATE);
    }
}
