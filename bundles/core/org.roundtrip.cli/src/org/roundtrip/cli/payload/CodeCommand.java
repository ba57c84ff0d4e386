// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.payload;

import java.util.List;
import java.util.Map;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.Status;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.text.Texts;
import org.roundtrip.preview.GeneratedCode;
import org.roundtrip.preview.PreviewException;
import org.roundtrip.preview.PreviewedCall;
import org.roundtrip.preview.Previews;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code roundtrip payload code FILE --provider ID}: what a middleware's generator made of a payload. */
@Command(name = "code", mixinStandardHelpOptions = true)
final class CodeCommand extends CallingCommand {
    private static final Texts TEXTS = Texts.of(Context.class);

    @Option(names = "--provider", paramLabel = "ID", required = true, descriptionKey = "provider")
    private String provider;

    CodeCommand(Context context) {
        super(context);
    }

    @Override
    List<String> providers() {
        return List.of(provider);
    }

    @Override
    int call(Drawing drawing, PreviewedCall called, Previews previews) throws InterruptedException {
        try {
            for (GeneratedCode code : previews.code(called, provider, Map.of())) {
                context().out().println(TEXTS.text("code.heading", code.path(), code.language()));
                context().out().println(code.text());
            }
            return Status.DONE;
        } catch (PreviewException e) {
            say(provider, e);
            return status(0, List.of(e));
        }
    }
}
