// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files.settings;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Forks;
import org.roundtrip.model.WarmUp;
import org.roundtrip.model.text.Texts;

/** How often and how long a plan measures, as JSON that fits the schema: forks, warm-up and amounts. */
public final class AmountFiles {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final List<String> OF_AMOUNT = List.of("calls", "seconds", "atLeast");
    private static final List<String> OF_STEADY = List.of("least", "most");
    private static final String STEADY = "steady";

    private AmountFiles() {
    }

    /** @throws IllegalArgumentException with one sentence when a number is out of its range */
    public static Forks forks(JsonNode node, Forks standard) {
        return node instanceof MissingNode ? standard
                : node.isObject() ? new Forks(node.get("least").asInt(), node.get("most").asInt()) : Forks.fixed(node.asInt());
    }

    /** Returns what {@link #forks} reads. */
    public static JsonNode write(Forks forks) {
        return forks.isFixed() ? NODES.numberNode(forks.least()) : NODES.objectNode().put("least", forks.least()).put("most", forks.most());
    }

    /** @throws IllegalArgumentException with one sentence when fields do not belong together or are out of their range */
    public static WarmUp warmUp(JsonNode node) {
        if (node instanceof MissingNode) {
            return WarmUp.STANDARD;
        }
        boolean steady = node.has("until");
        (steady ? OF_AMOUNT : OF_STEADY).stream().filter(node::has).findFirst().ifPresent(field -> {
            throw new IllegalArgumentException(Texts.of(AmountFiles.class).text(steady ? "warmUp.steady" : "warmUp.until", field));
        });
        return steady ? new WarmUp.Steady(node.path("least").asDouble(WarmUp.STANDARD.leastSeconds()),
                node.path("most").asDouble(WarmUp.STANDARD.mostSeconds())) : new WarmUp.Fixed(amount(node, Amount.NONE));
    }

    /** Returns what {@link #warmUp} reads. */
    public static JsonNode write(WarmUp warmUp) {
        return switch (warmUp) {
            case WarmUp.Fixed fixed -> write(fixed.amount());
            case WarmUp.Steady steady -> number(number(NODES.objectNode().put("until", STEADY), "least", steady.leastSeconds()),
                    "most", steady.mostSeconds());
        };
    }

    /** @throws IllegalArgumentException with one sentence when a number is missing */
    public static Amount amount(JsonNode node, Amount standard) {
        return node instanceof MissingNode ? standard
                : new Amount(node.path("calls").asLong(0), node.path("seconds").asDouble(0), node.path("atLeast").asBoolean());
    }

    /** Returns what {@link #amount} reads. */
    public static ObjectNode write(Amount amount) {
        ObjectNode node = NODES.objectNode();
        if (amount.calls() > 0 || amount.none()) {
            node.put("calls", amount.calls());
        }
        if (amount.seconds() > 0) {
            node.put("seconds", amount.seconds());
        }
        if (amount.atLeast()) {
            node.put("atLeast", true);
        }
        return node;
    }

    /** A whole number is written without a point. */
    private static ObjectNode number(ObjectNode node, String name, double number) {
        return number == (long) number ? node.put(name, (long) number) : node.put(name, number);
    }
}
