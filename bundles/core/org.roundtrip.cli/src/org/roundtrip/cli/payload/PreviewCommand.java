// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.payload;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.Output;
import org.roundtrip.model.Drawing;
import org.roundtrip.preview.Preview;
import org.roundtrip.preview.PreviewException;
import org.roundtrip.preview.PreviewedCall;
import org.roundtrip.preview.Previews;
import picocli.CommandLine.Command;

/** {@code roundtrip payload preview FILE --provider ID,...}: the bytes of one echo of a payload. */
@Command(name = "preview", mixinStandardHelpOptions = true)
final class PreviewCommand extends ComparingCommand<Preview> {
    PreviewCommand(Context context) {
        super(context);
    }

    @Override
    Preview make(Previews previews, PreviewedCall called, String provider) throws PreviewException, InterruptedException {
        return previews.preview(called, provider, Map.of());
    }

    @Override
    void print(Map<String, Preview> made, boolean wide) {
        PreviewTable.print(made.values(), wide, context());
    }

    @Override
    ObjectNode answer(Drawing drawing, Map<String, Preview> made, Map<String, PreviewException> failed) {
        ObjectNode answer = Output.object("roundtrip-preview-1").put("payload", drawing.name());
        ArrayNode list = answer.putArray("previews");
        for (String provider : providers()) {
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
