// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.json;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.Excerpt;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.model.text.Texts;
import org.snakeyaml.engine.v2.api.LoadSettings;
import org.snakeyaml.engine.v2.api.lowlevel.Parse;
import org.snakeyaml.engine.v2.events.AliasEvent;
import org.snakeyaml.engine.v2.events.Event;
import org.snakeyaml.engine.v2.events.MappingStartEvent;
import org.snakeyaml.engine.v2.events.NodeEvent;
import org.snakeyaml.engine.v2.events.ScalarEvent;
import org.snakeyaml.engine.v2.events.SequenceStartEvent;
import org.snakeyaml.engine.v2.exceptions.Mark;
import org.snakeyaml.engine.v2.exceptions.MarkedYamlEngineException;
import org.snakeyaml.engine.v2.exceptions.YamlEngineException;

/**
 * Builds trees from the events of a YAML 1.2 parser. No tag makes an object of a class. Depth and size have limits; what an alias
 * stands for counts each time. Used by one thread, for one text.
 */
final class YamlTree {
    /** As deep as JSON may be. */
    private static final int DEEPEST = 300;
    private static final int MOST_NODES = 1_000_000;
    private static final int LONGEST_NUMBER = 100;
    private static final Pattern INTEGER = Pattern.compile("[-+]?[0-9]+");
    private static final Pattern NUMBER = Pattern.compile("[-+]?(\\.[0-9]+|[0-9]+(\\.[0-9]*)?)([eE][-+]?[0-9]+)?");
    private static final JsonNodeFactory NODES = JsonNodeFactory.withExactBigDecimals(true);
    private static final Texts TEXTS = Texts.of(YamlTree.class);
    private final Map<String, Counted> anchors = new HashMap<>();
    private final Iterator<Event> events;
    private final SourceFile file;
    private int left = MOST_NODES;

    /** @param nodes how many nodes it has, with those that aliases stand for */
    private record Counted(JsonNode node, int nodes) {
    }

    private YamlTree(SourceFile file) throws InvalidFileException {
        this.file = file;
        String text = file.text();
        events = new Parse(LoadSettings.builder().setLabel(file.name()).setCodePointLimit(Math.max(1, text.length())).build()).parseString(text).iterator();
    }

    /** Returns the documents of a file. @return at least one @throws InvalidFileException with the line, when it is no YAML or too large */
    static List<JsonNode> all(SourceFile file) throws InvalidFileException {
        try {
            return new YamlTree(file).documents();
        } catch (MarkedYamlEngineException e) {
            throw file.problem(at(e.getProblemMark(), TEXTS.text("yaml", Excerpt.clip(String.valueOf(e.getProblem())))));
        } catch (YamlEngineException e) {
            throw file.problem(TEXTS.text("yaml", Excerpt.clip(String.valueOf(e.getMessage()).lines().findFirst().orElse(""))));
        }
    }

    private List<JsonNode> documents() throws InvalidFileException {
        List<JsonNode> documents = new ArrayList<>();
        while (events.hasNext()) {
            if (events.next().getEventId() == Event.ID.DocumentStart) {
                anchors.clear();
                documents.add(node(events.next(), 0));
            }
        }
        return documents.isEmpty() ? List.of(NODES.nullNode()) : documents;
    }

    private JsonNode node(Event event, int depth) throws InvalidFileException {
        if (depth > DEEPEST) {
            throw problem(event, TEXTS.text("deep", DEEPEST));
        }
        int before = left;
        count(event, 1);
        JsonNode node = switch (event) {
            case AliasEvent alias -> alias(alias);
            case ScalarEvent scalar -> scalar(scalar);
            case SequenceStartEvent start -> sequence(depth);
            case MappingStartEvent start -> mapping(depth);
            default -> throw problem(event, TEXTS.text("yaml", event.getEventId()));
        };
        if (!(event instanceof AliasEvent) && event instanceof NodeEvent named && named.getAnchor().isPresent()) {
            anchors.put(named.getAnchor().get().getValue(), new Counted(node, before - left));
        }
        return node;
    }

    private JsonNode alias(AliasEvent alias) throws InvalidFileException {
        Counted meant = anchors.get(alias.getAlias().getValue());
        if (meant == null) {
            throw problem(alias, TEXTS.text("yaml.alias", Excerpt.clip(alias.getAlias().getValue())));
        }
        count(alias, meant.nodes());
        return meant.node();
    }

    private void count(Event event, int nodes) throws InvalidFileException {
        left -= nodes;
        if (left < 0) {
            throw problem(event, TEXTS.text("yaml.large", MOST_NODES));
        }
    }

    private ArrayNode sequence(int depth) throws InvalidFileException {
        ArrayNode array = NODES.arrayNode();
        for (Event next = events.next(); next.getEventId() != Event.ID.SequenceEnd; next = events.next()) {
            array.add(node(next, depth + 1));
        }
        return array;
    }

    private ObjectNode mapping(int depth) throws InvalidFileException {
        ObjectNode object = NODES.objectNode();
        List<JsonNode> merged = new ArrayList<>();
        for (Event next = events.next(); next.getEventId() != Event.ID.MappingEnd; next = events.next()) {
            JsonNode key = node(next, depth + 1);
            if (!key.isValueNode()) {
                throw problem(next, TEXTS.text("yaml.key"));
            }
            String name = next instanceof ScalarEvent scalar ? scalar.getValue() : key.asText();
            JsonNode value = node(events.next(), depth + 1);
            if (name.equals("<<") && value.isContainerNode()) {
                merged.add(value);
            } else if (object.has(name)) {
                throw problem(next, TEXTS.text("yaml.twice", Excerpt.clip(name)));
            } else {
                object.set(name, value);
            }
        }
        merged.forEach(value -> merge(object, value));
        return object;
    }

    /** Adds the fields that the object does not have itself, as YAML 1.1 has it. */
    private static void merge(ObjectNode object, JsonNode value) {
        if (value.isArray()) {
            value.forEach(each -> merge(object, each));
        } else {
            value.properties().forEach(field -> object.putIfAbsent(field.getKey(), field.getValue()));
        }
    }

    private static JsonNode scalar(ScalarEvent scalar) {
        String text = scalar.getValue();
        if (!scalar.isPlain() || scalar.getTag().filter(tag -> !tag.equals("!")).isPresent()) {
            return NODES.textNode(text);
        }
        return switch (text) {
            case "", "~", "null", "Null", "NULL" -> NODES.nullNode();
            case "true", "True", "TRUE" -> NODES.booleanNode(true);
            case "false", "False", "FALSE" -> NODES.booleanNode(false);
            default -> text.length() > LONGEST_NUMBER ? NODES.textNode(text) : number(text);
        };
    }

    private static JsonNode number(String text) {
        if (INTEGER.matcher(text).matches()) {
            BigInteger whole = new BigInteger(text);
            return whole.bitLength() < Integer.SIZE ? NODES.numberNode(whole.intValue())
                    : whole.bitLength() < Long.SIZE ? NODES.numberNode(whole.longValue()) : NODES.numberNode(whole);
        }
        try {
            return NUMBER.matcher(text).matches() ? NODES.numberNode(new BigDecimal(text)) : NODES.textNode(text);
        } catch (NumberFormatException exponentTooLarge) {
            return NODES.textNode(text);
        }
    }

    private InvalidFileException problem(Event event, String problem) {
        return file.problem(at(event.getStartMark(), problem));
    }

    private static String at(Optional<Mark> mark, String problem) {
        return mark.map(place -> TEXTS.text("yaml.at", place.getLine() + 1, place.getColumn() + 1, problem)).orElse(problem);
    }
}
