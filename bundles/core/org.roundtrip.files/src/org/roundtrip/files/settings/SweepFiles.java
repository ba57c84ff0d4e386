// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files.settings;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Optional;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Step;
import org.roundtrip.model.Sweep;

/** The sweep of a plan as JSON that fits the schema. */
public final class SweepFiles {
    private SweepFiles() {
    }

    /** @throws IllegalArgumentException with one sentence when the steps do not rise or nothing of this name can be swept */
    public static Optional<Sweep> read(JsonNode node) {
        return node instanceof MissingNode ? Optional.empty()
                : Optional.of(new Sweep(node.get("value").asText(), node.get("over").valueStream().map(JsonNode::asInt).toList()));
    }

    /** Returns what {@link #read} reads. */
    public static ObjectNode write(Sweep sweep) {
        ObjectNode node = JsonNodeFactory.instance.objectNode().put("value", sweep.value());
        ArrayNode over = node.putArray("over");
        sweep.over().forEach(over::add);
        return node;
    }

    /** The step with a value; empty when the plan's sweep has none. */
    public static Optional<Step> step(Plan plan, int value) {
        return plan.sweep().flatMap(sweep -> sweep.steps().stream().filter(step -> step.value() == value).findFirst());
    }
}
