// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.payload;

import java.io.IOException;
import java.util.Map;
import java.util.concurrent.Callable;
import org.roundtrip.cli.Context;
import org.roundtrip.cli.Messages;
import org.roundtrip.cli.RefusedInput;
import org.roundtrip.cli.Status;
import org.roundtrip.files.contracts.DrawingFiles;
import org.roundtrip.preview.GeneratedCode;
import org.roundtrip.preview.PreviewException;
import org.roundtrip.preview.Previews;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code roundtrip payload code FILE --provider ID}: what a middleware's generator made of a payload. */
@Command(name = "code", mixinStandardHelpOptions = true)
final class CodeCommand implements Callable<Integer> {
    private final Context context;
    @Parameters(paramLabel = "FILE", descriptionKey = "FILE")
    private String written;
    @Option(names = "--provider", paramLabel = "ID", required = true, descriptionKey = "provider")
    private String provider;

    CodeCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() throws RefusedInput, IOException, InterruptedException {
        Previews previews = new Previews(context.catalogue(), context.dissectors(), context.home());
        try {
            for (GeneratedCode code : previews.code(DrawingFiles.read(context.path(written)), provider, Map.of())) {
                context.out().println(Messages.text("code.heading", code.path(), code.language()));
                context.out().println(code.text());
            }
            return Status.DONE;
        } catch (PreviewException e) {
            context.say("preview.failed", provider, e.getMessage());
            return Status.FAILED;
        }
    }
}
