// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.payload;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HexFormat;
import java.util.List;
import org.roundtrip.cli.terminal.Output;
import org.roundtrip.dissect.Field;
import org.roundtrip.preview.Preview;
import org.roundtrip.preview.PreviewException;
import org.roundtrip.preview.WireMessage;

/**
 * Writes previews as JSON. A message has {@code bytes}; {@code contentBytes}, those of the value before any encoding;
 * {@code ratio} of the two, null without content; {@code roles}, how many bytes each role has; {@code hex}, all bytes; and
 * {@code fields}. A field has {@code name}, {@code value}, {@code from} and {@code to} (bytes from the message's first one,
 * {@code to} is the first one behind it), {@code role} of its bytes that no part has, and {@code parts}.
 */
final class PreviewJson {
    private PreviewJson() {
    }

    static void put(ObjectNode entry, Preview preview) {
        entry.put("compiled", preview.compiled()).put("compileMillis", preview.compileMillis())
                .put("callMillis", preview.callMillis());
        message(entry.putObject("request"), preview.request());
        preview.reply().ifPresent(reply -> message(entry.putObject("reply"), reply));
    }

    static void put(ObjectNode entry, PreviewException failure) {
        entry.put("error", failure.getMessage());
        ArrayNode refusals = entry.putArray("refusals");
        failure.refusals().forEach(refusal -> refusals.addObject().put("field", refusal.field()).put("reason", refusal.reason()));
    }

    private static void message(ObjectNode node, WireMessage message) {
        node.put("bytes", message.size()).put("contentBytes", message.contentBytes());
        node.put("ratio", Double.isNaN(message.ratio()) ? null : (Double) message.ratio());
        ObjectNode roles = node.putObject("roles");
        message.roles().forEach((role, bytes) -> roles.put(Output.name(role), bytes));
        node.put("hex", HexFormat.of().formatHex(message.bytes()));
        fields(node.putArray("fields"), message.fields());
        ArrayNode problems = node.putArray("problems");
        message.problems().forEach(problems::add);
    }

    private static void fields(ArrayNode list, List<Field> fields) {
        for (Field field : fields) {
            ObjectNode node = list.addObject().put("name", field.name()).put("value", field.value()).put("from", field.from())
                    .put("to", field.to()).put("role", Output.name(field.role()));
            if (!field.parts().isEmpty()) {
                fields(node.putArray("parts"), field.parts());
            }
        }
    }
}
