// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.payload;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.Output;
import org.roundtrip.model.Drawing;
import org.roundtrip.preview.PreviewException;
import org.roundtrip.preview.PreviewedCall;
import org.roundtrip.preview.Previews;
import picocli.CommandLine.Option;

/**
 * Base of the commands that have several providers make calls, and show what each has answered.
 *
 * @param <T> what a provider answers
 */
abstract class ComparingCommand<T> extends CallingCommand {
    @Option(names = "--provider", paramLabel = "ID,...", split = ",", hideParamSyntax = true, required = true,
            descriptionKey = "provider")
    private List<String> providers;
    @Option(names = "--json", descriptionKey = "json")
    private boolean json;
    @Option(names = "--wide", descriptionKey = "wide")
    private boolean wide;

    ComparingCommand(Context context) {
        super(context);
    }

    @Override
    final List<String> providers() {
        return providers.stream().distinct().toList();
    }

    /**
     * Those that answer soon are called first. Answers are shown in the order in which the user has written the
     * providers.
     */
    @Override
    final int call(Drawing drawing, PreviewedCall called, Previews previews) throws InterruptedException {
        Map<String, T> made = new TreeMap<>(Comparator.comparing(providers::indexOf));
        Map<String, PreviewException> failed = new TreeMap<>(Comparator.comparing(providers::indexOf));
        for (String provider : previews.soonestFirst(providers())) {
            try {
                made.put(provider, make(previews, called, provider));
            } catch (PreviewException e) {
                failed.put(provider, e);
                say(provider, e);
            }
        }
        if (json) {
            context().out().print(Output.text(answer(drawing, made, failed)));
        } else if (!made.isEmpty()) {
            print(made, wide);
        }
        return status(made.size(), failed.values());
    }

    /** Has one provider make its calls. */
    abstract T make(Previews previews, PreviewedCall called, String provider) throws PreviewException, InterruptedException;

    /** Prints answers for people. @param made by the providers' ids, at least one @param wide whether tables have all columns */
    abstract void print(Map<String, T> made, boolean wide);

    /** Returns answers as JSON. @param made by the providers' ids @param failed why others have none, in the same way */
    abstract ObjectNode answer(Drawing drawing, Map<String, T> made, Map<String, PreviewException> failed);
}
