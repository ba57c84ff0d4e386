// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.roundtrip.capture.PacketTotals;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code roundtrip packets RUN|FILE}: counts packets. */
@Command(name = "packets", mixinStandardHelpOptions = true)
final class PacketsCommand implements Callable<Integer> {
    private final Context context;
    @Parameters(paramLabel = "RUN|FILE", descriptionKey = "RUN|FILE")
    private String written;
    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    PacketsCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() throws RefusedInput, IOException {
        Path file = context.path(written);
        PacketCount count = Files.isRegularFile(file)
                ? new PacketCount(PacketTotals.of(file))
                : PacketCount.of(Runs.find(written, context));
        context.out().print(json ? count.asJson() : count.asText());
        count.problems().forEach(context.err()::println);
        return count.complete() ? Status.DONE : Status.FAILED;
    }
}
