// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.terminal;

import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Collectors;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.engine.catalogue.RegisteredProvider;
import org.roundtrip.engine.install.InstalledProviders;
import org.roundtrip.exchange.Formats;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.model.text.Texts;

/**
 * The services and streams that commands use.
 *
 * @param catalogue  the providers that are here
 * @param installed  the providers that the user has added
 * @param dissectors the protocols that can be decoded
 * @param formats   the languages in which payloads can be read and written
 * @param home       where plans, runs and compiled contracts are kept
 * @param folder     the user's current folder, from which relative paths start
 * @param out        results
 * @param err        progress and errors
 * @param columns    characters in a line of the terminal that results go to; 0 when they go elsewhere, as into a file
 * @param errColumns the same of progress and errors
 */
public record Context(ProviderCatalogue catalogue, InstalledProviders installed, Dissectors dissectors, Formats formats,
        RoundtripHome home, Path folder, PrintWriter out, PrintWriter err, int columns, int errColumns) {
    private static final Texts TEXTS = Texts.of(Context.class);

    /** With what the further lines of a sentence begin, so that one sees where the next sentence does. */
    private static final String CONTINUED = "  ";

    /** Returns the path that the user wrote, resolved against the current folder. */
    public Path path(String written) throws RefusedInput {
        try {
            return folder.resolve(written).normalize();
        } catch (InvalidPathException e) {
            throw new RefusedInput(HomeCheck.sentence(e));
        }
    }

    /**
     * Returns the path of a file that a command is to write.
     *
     * @throws RefusedInput when its folder does not exist, or the file exists and is not to be replaced
     */
    public Path target(String written, boolean replace) throws RefusedInput {
        Path target = path(written);
        if (target.getParent() == null || !Files.isDirectory(target.getParent())) {
            throw new RefusedInput(TEXTS.text("file.folder", written));
        }
        if (!replace && Files.exists(target)) {
            throw new RefusedInput(TEXTS.text("exists", written));
        }
        return target;
    }

    /** Returns the providers of these ids. @throws RefusedInput when one of them is not here */
    public List<RegisteredProvider> providers(List<String> ids) throws RefusedInput {
        List<String> known = catalogue.providers().stream().map(each -> each.info().id()).toList();
        List<RegisteredProvider> found = new ArrayList<>();
        for (String id : ids) {
            found.add(catalogue.find(id).orElseThrow(() -> new RefusedInput(unknown(id, known))));
        }
        return found;
    }

    /** People know providers by the names that windows and tables show. */
    private String unknown(String written, List<String> ids) {
        String sentence = TEXTS.text("providers.unknown", written, String.join(", ", ids));
        List<String> names = catalogue.providers().stream().map(each -> each.info().label()).toList();
        List<String> near = DidYouMean.near(written, ids).isEmpty() ? DidYouMean.near(written, names) : List.of();
        return near.isEmpty() ? DidYouMean.added(sentence, written, ids) : TEXTS.text("providers.named", sentence, near.stream()
                .map(name -> TEXTS.text("providers.named.id", name, ids.get(names.indexOf(name)))).collect(Collectors.joining(", ")));
    }

    /** Prints a message of {@code messages.properties} to standard error. */
    public void say(String key, Object... values) {
        note(TEXTS.text(key, values));
    }

    /** Prints prose to standard error. On a terminal its lines end between words. */
    public void note(String prose) {
        err.println(Prose.broken(prose, errColumns, CONTINUED));
        err.flush();
    }

    /** Prints prose to standard output. On a terminal its lines end between words. */
    public void print(String prose) {
        out.println(Prose.broken(prose, columns, CONTINUED));
    }

    /**
     * Prints a table. On a terminal it has the columns that fit, what is the same in every row is said once below it, and a note
     * names the columns that are left out.
     *
     * @param byImportance the indices of all columns, those first that say most
     * @param always       how many of these are shown in any case
     * @param wide         whether it has all columns, however wide the terminal is
     */
    public void print(TextTable table, List<Integer> byImportance, int always, boolean wide) {
        leftOut(printed(table, byImportance, always, wide));
    }

    /**
     * Prints a table that answers a question. Columns that are alike in all rows are said once below it, on whatever it is printed.
     *
     * @param byImportance the indices of all columns, those first that say most
     * @param always       how many of these are shown in any case
     * @param widest       characters in a line at most
     */
    public void printBrief(TextTable table, List<Integer> byImportance, int always, int widest) {
        table.leaveOutSame(always);
        leftOut(fitted(table, byImportance, always, columns > 0 ? Math.min(columns, widest) : widest));
    }

    /**
     * Prints one of several tables of a kind in the same way, but without the note. {@link #leftOut} says it once for
     * all of them.
     *
     * @return the heads of the columns that are left out
     */
    public List<String> printed(TextTable table, List<Integer> byImportance, int always, boolean wide) {
        return fitted(table, byImportance, always, wide || columns <= 0 ? Integer.MAX_VALUE : columns);
    }

    private List<String> fitted(TextTable table, List<Integer> byImportance, int always, int room) {
        TextTable.Left left = table.fit(room, byImportance, always);
        table.lines().forEach(out::print);
        if (!left.same().isEmpty()) {
            print(TEXTS.text("table.same", String.join("; ", left.same())));
        }
        return left.left();
    }

    /** Names the columns that are left out, if there are any, and says how to see them. */
    public void leftOut(Collection<String> heads) {
        out.flush();
        if (!heads.isEmpty()) {
            say("table.columns", String.join("; ", heads));
        }
    }
}
