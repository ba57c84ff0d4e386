// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.packets;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.roundtrip.capture.ends.EndFiles;
import org.roundtrip.capture.index.PacketTotals;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.RefusedInput;
import org.roundtrip.cli.terminal.Runs;
import org.roundtrip.cli.terminal.Status;
import org.roundtrip.files.FileNames;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Fork;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.packets.ServerCapture;
import org.roundtrip.packets.filter.Filter;
import org.roundtrip.packets.filter.FilterException;
import org.roundtrip.packets.filter.FilterLanguage;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code roundtrip packets RUN|FILE}: counts packets, or lists packets or messages. */
@Command(name = "packets", mixinStandardHelpOptions = true)
public final class PacketsCommand implements Callable<Integer> {
    private static final Texts TEXTS = Texts.of(Context.class);
    private static final String UNKNOWN = "packets.unknown";
    private static final int LONGEST_NAME = 100;
    private final Context context;
    @Parameters(paramLabel = "RUN|FILE", descriptionKey = "RUN|FILE")
    private String written;
    @Option(names = "--messages", descriptionKey = "messages")
    private boolean messages;
    @Option(names = "--call", paramLabel = "N", descriptionKey = "call")
    private Integer call;
    @Option(names = "--filter", paramLabel = "EXPR", descriptionKey = "filter")
    private String filter;
    @Option(names = "--json", descriptionKey = "packets.json")
    private boolean json;
    @Option(names = "--wide", descriptionKey = "wide")
    private boolean wide;
    @Option(names = "--merge", paramLabel = "FOLDER", descriptionKey = "merge")
    private String merge;
    @Option(names = "--force", descriptionKey = "force")
    private boolean force;

    /** The command. */
    public PacketsCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() throws RefusedInput, IOException {
        Path file = context.path(written);
        if (merge != null && (messages || call != null || filter != null || json)) {
            throw new RefusedInput(TEXTS.text("packets.merge.alone"));
        }
        if (messages || call != null || filter != null) {
            return list(file);
        }
        if (merge != null) {
            return merge();
        }
        PacketCount count = Files.isRegularFile(file)
                ? new PacketCount(PacketTotals.of(file))
                : PacketCount.of(Runs.find(written, context, UNKNOWN));
        if (json) {
            context.out().print(count.asJson());
        } else {
            new PacketTables(count, wide, context).print();
        }
        count.problems().forEach(context::note);
        return count.complete() ? Status.DONE : Status.FAILED;
    }

    private int list(Path file) throws RefusedInput, IOException {
        if (call != null && call < 1) {
            throw new RefusedInput(TEXTS.text("packets.call.first"));
        }
        CaptureListing listing = new CaptureListing(context, messages, call, filter(), json, wide);
        if (Files.isRegularFile(file)) {
            listing.list(List.of(CaptureSource.of(file)));
        } else {
            RunFolder folder = Runs.find(written, context, UNKNOWN);
            List<CaptureSource> sources = new ArrayList<>();
            for (Fork fork : PacketCount.captured(folder)) {
                sources.add(CaptureSource.of(folder, fork));
            }
            if (sources.isEmpty()) {
                PacketCount.of(folder);
            }
            listing.list(sources);
        }
        listing.end();
        if (filter != null) {
            listing.doubtNames(filter);
        }
        return listing.complete() ? Status.DONE : Status.FAILED;
    }

    /** Writes a file for each fork whose packets were captured at both ends. */
    private int merge() throws RefusedInput, IOException {
        RunFolder run = Runs.find(written, context, UNKNOWN);
        Path folder = context.path(merge);
        int files = 0;
        for (Fork fork : PacketCount.captured(run)) {
            Optional<ServerCapture> server = CaptureSource.of(run, fork).server();
            if (server.isPresent()) {
                Files.createDirectories(folder);
                String name = String.format(Locale.ROOT, "%03d-%s-%s", fork.number(), fork.variant(), fork.row().called());
                Path file = context.target(folder.resolve(FileNames.slug(name, LONGEST_NAME) + ".pcapng").toString(), force);
                EndFiles.merge(run.capture(fork), server.get().file(), server.get().clock(), file);
                context.out().println(file);
                files++;
            }
        }
        if (files == 0) {
            throw new RefusedInput(TEXTS.text("packets.merge.none"));
        }
        return Status.DONE;
    }

    private Filter filter() throws RefusedInput {
        try {
            return filter == null ? Filter.ALL : FilterLanguage.of(context.dissectors()).parse(filter);
        } catch (FilterException e) {
            throw new RefusedInput(TEXTS.text("packets.filter.wrong", e.getMessage(), filter,
                    " ".repeat(e.position()) + "^"));
        }
    }
}
