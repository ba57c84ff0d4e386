// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.payload;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.RefusedInput;
import org.roundtrip.cli.terminal.Status;
import org.roundtrip.model.Drawing;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code roundtrip payload show FILE}: says what a payload consists of and how large its values are. */
@Command(name = "show", mixinStandardHelpOptions = true)
final class ShowCommand implements Callable<Integer> {
    private final Context context;
    @Parameters(paramLabel = "FILE", descriptionKey = "FILE")
    private String file;
    @Mixin
    private ImportOptions options = new ImportOptions();
    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    ShowCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() throws RefusedInput, IOException {
        Drawing drawing = PayloadFiles.read(file, options, context);
        context.out().print(json ? PayloadJson.of(drawing) : PayloadLines.of(drawing, context.columns()));
        return Status.DONE;
    }
}
