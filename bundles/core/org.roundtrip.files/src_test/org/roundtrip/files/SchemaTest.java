// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import dev.harrel.jsonschema.ValidatorFactory;
import dev.harrel.jsonschema.providers.JacksonNode;
import java.io.InputStream;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.files.settings.AmountFiles;
import org.roundtrip.files.settings.PlacementFiles;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.load.Load;
import org.roundtrip.model.machine.Affinity;
import org.roundtrip.model.study.Series;
import org.roundtrip.model.study.Studied;
import org.roundtrip.model.study.Summary;
import org.roundtrip.model.Network;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Forks;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.WarmUp;
import org.roundtrip.model.Shape;

class SchemaTest {

    @ParameterizedTest
    @ValueSource(strings = {"roundtrip-plan-2", "roundtrip-run-2", "roundtrip-payload-1"})
    void schemasAreValidThemselves(String name) throws Exception {
        var validator = new ValidatorFactory().withJsonNodeFactory(new JacksonNode.Factory()).createValidator();
        validator.registerSchema(schema(name));
        assertEquals("urn:roundtrip:" + name, schema(name).get("$id").asText());
    }

    /** Published schemas stand alone, so the form of a contract is in both. */
    @Test
    void payloadsHaveTheFormOfPlans() throws Exception {
        JsonNode payload = schema("roundtrip-payload-1");
        JsonNode plan = schema("roundtrip-plan-2");
        for (var definition : payload.get("$defs").properties()) {
            assertEquals(plan.at("/$defs/" + definition.getKey()), definition.getValue(), definition.getKey());
        }
        assertEquals(plan.at("/properties/shapes"), payload.at("/properties/shapes"));
    }

    @Test
    void whatADesignAllowsAFileAllowsToo() throws Exception {
        JsonNode payload = schema("roundtrip-payload-1");
        assertEquals(Contract.MOST_OPERATIONS, payload.at("/properties/operations/maxItems").asInt());
        for (String members : List.of("struct", "union", "enum")) {
            assertEquals(Shape.MOST_MEMBERS, payload.findValues(members).stream().mapToInt(node -> node.path("maxItems").asInt())
                    .max().orElse(0), members);
        }
        for (String list : List.of("parameters", "exceptions")) {
            assertEquals(Operation.MOST_PARAMETERS, payload.at("/$defs/operation/properties/" + list + "/maxItems").asInt(), list);
        }
    }

    @Test
    void schemaKnowsEveryBehaviourAndDefault() throws Exception {
        JsonNode plan = schema("roundtrip-plan-2");
        JsonNode behaviours = plan.at("/$defs/operation/properties/behaviour/enum");
        assertEquals(Stream.of(Behaviour.values()).map(ContractWriter::name).toList(),
                behaviours.valueStream().map(JsonNode::asText).toList());
        JsonNode protocol = plan.at("/$defs/protocol/properties");
        Protocol standard = Protocol.STANDARD;
        assertEquals(standard.forks(), AmountFiles.forks(protocol.at("/forks/default"), null));
        assertEquals(standard.measured().seconds(), protocol.at("/measured/default/seconds").asDouble());
        assertEquals(standard.warmUp(), AmountFiles.warmUp(protocol.at("/warmUp/default")));
        assertEquals(WarmUp.Steady.MOST, plan.at("/$defs/warmUp/properties/most/maximum").asInt());
        assertEquals(Forks.MOST, plan.at("/$defs/forks/properties/most/maximum").asInt());
        assertEquals(standard.placement(), PlacementFiles.read(protocol.at("/placement/default")));
        assertEquals(standard.captureCalls(), protocol.at("/captureCalls/default").asInt());
        assertEquals(standard.timeoutSeconds(), protocol.at("/timeoutSeconds/default").asInt());
        assertEquals(standard.heapMiB(), protocol.at("/heapMiB/default").asInt());
        assertEquals(standard.seed(), protocol.at("/seed/default").asLong());
        assertEquals(standard.network().mode(), protocol.at("/network/default").asText());
        JsonNode latency = plan.at("/$defs/network/properties/latencyMicros");
        assertEquals(Network.Ethernet.USUAL_LATENCY, latency.get("default").asInt());
        assertEquals(Network.Ethernet.MOST_LATENCY, latency.get("maximum").asInt());
        JsonNode load = plan.at("/$defs/load/properties");
        assertEquals(standard.load().callers(), load.at("/callers/default").asInt());
        assertEquals(Load.MOST_CALLERS, load.at("/callers/maximum").asInt());
        assertEquals(Load.USUAL_WINDOW, load.at("/window/default").asInt());
        assertEquals(Load.MOST_WINDOW, load.at("/window/maximum").asInt());
        assertEquals("synchronous", load.at("/calls/default").asText());
        assertEquals(Load.MOST_THINK_MICROS, load.at("/thinkMicros/maximum").asLong());
        assertEquals(Load.LEAST_RATE, load.at("/ratePerSecond/minimum").asDouble());
        assertEquals(Load.MOST_RATE, load.at("/ratePerSecond/maximum").asDouble());
        assertEquals(Affinity.ANY, standard.affinity(), "every processor, which the schema says in words");
        assertEquals(standard.serverTime(), protocol.at("/serverTime/default").asBoolean());
        assertEquals(standard.studied().series().size(), protocol.at("/series/default").size());
        JsonNode series = plan.at("/$defs/series/properties");
        assertEquals(Studied.MOST_SERIES, protocol.at("/series/maxItems").asInt());
        assertEquals(Series.MOST_CALLS, series.at("/calls/maximum").asInt());
        assertEquals(Series.MOST_REPEAT, series.at("/repeat/maximum").asInt());
        assertEquals(Stream.of(Summary.values()).map(Summary::label).toList(),
                series.at("/summary/enum").valueStream().map(JsonNode::asText).toList());
        assertEquals(standard.studied().lookups(), protocol.at("/lookups/default").asInt());
        assertEquals(Studied.MOST_LOOKUPS, protocol.at("/lookups/maximum").asInt());
        assertEquals(standard.studied().connections(), protocol.at("/connections/default").asInt());
        assertEquals(Studied.MOST_CONNECTIONS, protocol.at("/connections/maximum").asInt());
        assertEquals(15, protocol.size(), "a new field needs its default checked here");
    }

    private static JsonNode schema(String name) throws Exception {
        try (InputStream in = PlanFiles.class.getResourceAsStream(name + ".schema.json")) {
            return Json.MAPPER.readTree(in);
        }
    }
}
