// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.cxf;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;

class CxfSourcesTest {
    @Test
    void namesOfTheContractAreThoseOfTheSchema() {
        Shape order = new Shape.Struct("Order", List.of(new Shape.Field("class", Shape.Primitive.INT)));
        Map<String, String> sources = CxfSources.of(new Contract("Shop", List.of(new Operation("return", List.of(new Operation.Parameter("order", order)),
                Optional.of(order), Behaviour.ECHO))));
        assertTrue(sources.get("payload/Order.java").contains("XmlType(name = \"Order\""), sources.get("payload/Order.java"));
        assertTrue(sources.get("service/Servant.java").contains("operationName = \"return\""), sources.get("service/Servant.java"));
    }
}
