// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.Output;
import org.roundtrip.cli.terminal.RefusedInput;
import org.roundtrip.cli.terminal.Runs;
import org.roundtrip.cli.terminal.Status;
import org.roundtrip.cli.terminal.TextTable;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.RunFolder;
import org.roundtrip.files.RunLabel;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.RunTitle;
import org.roundtrip.words.difference.ChangedRuns;
import org.roundtrip.words.difference.Difference;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code roundtrip runs}: lists the runs of the user's home, the newest first. Without any it lists those that come with Roundtrip. */
@Command(name = "runs", mixinStandardHelpOptions = true)
final class RunsCommand implements Callable<Integer> {
    private static final Texts TEXTS = Texts.of(Context.class);
    private static final DateTimeFormatter MINUTE = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT);
    private static final String CHANGES = "changes";
    private static final List<String> COLUMNS = List.of("name", "label", "started", "plan", CHANGES, "state", "forks", "tags");
    /** The name of a run says when it started, too. */
    private static final List<String> BY_IMPORTANCE = List.of("name", "label", "state", CHANGES, "tags", "plan", "forks", "started");
    private final Context context;
    @Option(names = "--json", descriptionKey = "json")
    private boolean json;
    @Option(names = "--wide", descriptionKey = "wide")
    private boolean wide;

    /**
     * A run that was found.
     *
     * @param name of its folder, by which other commands take it
     */
    private record Found(String name, Run run, RunLabel label) {
        static Found in(RunFolder folder) throws InvalidFileException {
            return new Found(folder.folder().getFileName().toString(), folder.run(), folder.readableLabel());
        }
    }

    RunsCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() throws RefusedInput {
        List<Found> own = read(Runs.folders(context));
        List<Found> runs = own.isEmpty() ? read(Runs.recorded(context)) : own;
        if (own.isEmpty()) {
            context.say("runs.none", context.home().runs());
        }
        ChangedRuns changes = ChangedRuns.of(runs.stream().map(Found::run).toList(), (provider, option) -> option);
        if (json) {
            context.out().print(asJson(runs, changes));
        } else if (!runs.isEmpty()) {
            context.print(table(runs, changes, wide || context.columns() <= 0), BY_IMPORTANCE.stream().map(COLUMNS::indexOf).toList(), 1, wide);
        }
        return Status.DONE;
    }

    private List<Found> read(List<Path> folders) {
        return folders.stream().map(this::read).flatMap(List::stream)
                .sorted(Comparator.comparing((Found found) -> found.run().started()).reversed()).toList();
    }

    /** Returns nothing and says why where a run cannot be read: the others are listed nevertheless. */
    private List<Found> read(Path folder) {
        try {
            return List.of(Found.in(RunFolder.open(folder)));
        } catch (InvalidFileException e) {
            context.note(e.getMessage());
            return List.of();
        }
    }

    /** @param all whether all that a run has changed is listed, and not only counted beyond the first few */
    private static TextTable table(List<Found> runs, ChangedRuns changes, boolean all) {
        TextTable table = new TextTable(COLUMNS.stream().map(column -> TEXTS.text("runs." + column)).toList(), Integer.MAX_VALUE);
        runs.forEach(found -> table.add(List.of(found.name(), found.label().name(), local(found.run().started()), RunTitle.of(found.run()),
                words(changes.of(found.run()), all),
                TEXTS.text("runs." + found.run().outcome()) + (found.run().quick() ? TEXTS.text("runs.quick") : ""),
                TEXTS.text("runs.ended", found.run().forksEnded(), found.run().forks().size()),
                String.join(", ", found.label().tags()))));
        table.breakTexts(COLUMNS.indexOf(CHANGES));
        return table;
    }

    private static String words(List<Difference> changed, boolean all) {
        return all ? changed.stream().map(Difference::text).collect(Collectors.joining(", ")) : Difference.inShort(changed);
    }

    private static String local(Instant time) {
        return MINUTE.format(time.atZone(ZoneId.systemDefault()));
    }

    private static String asJson(List<Found> runs, ChangedRuns changes) {
        ObjectNode answer = Output.object("roundtrip-runs-1");
        ArrayNode list = answer.putArray("runs");
        for (Found found : runs) {
            Run run = found.run();
            ObjectNode row = list.addObject().put("name", found.name()).put("plan", run.plan().name())
                    .put("label", found.label().name()).put("note", found.label().note())
                    .put("started", run.started().toString())
                    .put("ended", run.ended() == null ? null : run.ended().toString())
                    .put("recorded", run.recorded().orElse(null))
                    .put("state", run.outcome().name().toLowerCase(Locale.ROOT)).put("quick", run.quick())
                    .put("forksEnded", run.forksEnded()).put("forks", run.forks().size());
            found.label().tags().forEach(row.putArray("tags")::add);
            changes.of(run).stream().map(Difference::text).forEach(row.putArray(CHANGES)::add);
        }
        return Output.text(answer);
    }
}
