// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.payload;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.cli.Context;
import org.roundtrip.cli.Output;
import org.roundtrip.model.Drawing;
import org.roundtrip.preview.Preview;
import org.roundtrip.preview.PreviewException;
import org.roundtrip.preview.PreviewedCall;
import org.roundtrip.preview.Previews;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code roundtrip payload preview FILE --provider ID}: the bytes of one echo of a payload. */
@Command(name = "preview", mixinStandardHelpOptions = true)
final class PreviewCommand extends CallingCommand {
    @Option(names = "--provider", paramLabel = "ID", required = true, descriptionKey = "provider")
    private List<String> providers;
    @Option(names = "--json", descriptionKey = "json")
    private boolean json;
    @Option(names = "--wide", descriptionKey = "wide")
    private boolean wide;

    PreviewCommand(Context context) {
        super(context);
    }

    @Override
    List<String> providers() {
        return providers;
    }

    @Override
    int call(Drawing drawing, PreviewedCall called, Previews previews) throws InterruptedException {
        Map<String, Preview> made = new LinkedHashMap<>();
        Map<String, PreviewException> failed = new LinkedHashMap<>();
        for (String provider : providers) {
            try {
                made.put(provider, previews.preview(called, provider, Map.of()));
            } catch (PreviewException e) {
                failed.put(provider, e);
                say(provider, e);
            }
        }
        if (json) {
            context().out().print(Output.text(answer(drawing, made, failed)));
        } else if (!made.isEmpty()) {
            PreviewTable.print(made.values(), wide, context());
        }
        return status(made.size(), failed.values());
    }

    private ObjectNode answer(Drawing drawing, Map<String, Preview> made, Map<String, PreviewException> failed) {
        ObjectNode answer = Output.object("roundtrip-preview-1").put("payload", drawing.name());
        ArrayNode list = answer.putArray("previews");
        for (String provider : providers) {
            ObjectNode entry = list.addObject().put("provider", provider);
            if (made.containsKey(provider)) {
                PreviewJson.put(entry, made.get(provider));
            } else {
                PreviewJson.put(entry, failed.get(provider));
            }
        }
        return answer;
    }
}
