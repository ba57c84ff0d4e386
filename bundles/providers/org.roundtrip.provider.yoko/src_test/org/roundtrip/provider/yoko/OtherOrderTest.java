// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.yoko;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.ByteOrder;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Text;
import org.roundtrip.provider.ProviderInfo;
import org.roundtrip.provider.Refusal;

/** What Yoko cannot exchange with an ORB that writes characters in the machine's byte order; the kit shows that it does not arrive. */
class OtherOrderTest {
    private static final Contract CONTRACT = new Contract("Texts", List.of(told("latin", new Text(Length.of(9), Repertoire.LATIN1)),
            told("unicode", new Text(Length.of(9), Repertoire.UNICODE)), told("one", new Text(Length.of(1), Repertoire.UNICODE)),
            told("letter", Primitive.CHAR)));

    private static Operation told(String name, Shape shape) {
        return new Operation(name, List.of(new Parameter("value", shape)), Optional.empty(), Behaviour.NOTHING);
    }

    private static List<String> refused(int java) {
        ProviderInfo other = new ProviderInfo("other", "Other", "CORBA", "IIOP 1.2", "1", "MIT", false, "IDL", java, false, false, false, List.of());
        return new YokoProvider().refusals(CONTRACT, Map.of(), other).stream().map(Refusal::field).toList();
    }

    @Test
    void unicodeTextsAreRefusedWithAnOrbOfAnotherLanguageAndWithNoneInJava() {
        assertEquals(ByteOrder.nativeOrder() == ByteOrder.LITTLE_ENDIAN ? List.of("unicode.value") : List.of(), refused(0));
        assertEquals(List.of(), refused(17));
    }
}
