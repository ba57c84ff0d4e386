// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.concurrent.Callable;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.Output;
import org.roundtrip.cli.terminal.Status;
import org.roundtrip.cli.terminal.TextTable;
import org.roundtrip.engine.jdk.Jdk;
import org.roundtrip.engine.jdk.Jdks;
import org.roundtrip.model.text.Texts;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code roundtrip jdks}: lists the Java runtimes in which clients and servers can run. */
@Command(name = "jdks", mixinStandardHelpOptions = true)
final class JdksCommand implements Callable<Integer> {
    private static final Texts TEXTS = Texts.of(Context.class);

    /** Version, folder, vendor. */
    private static final List<Integer> BY_IMPORTANCE = List.of(0, 2, 1);
    private final Context context;
    @Option(names = "--json", descriptionKey = "json")
    private boolean json;
    @Option(names = "--wide", descriptionKey = "wide")
    private boolean wide;

    JdksCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        List<Jdk> jdks = new Jdks(context.home()).list();
        if (json) {
            context.out().print(asJson(jdks));
        } else {
            context.print(table(jdks), BY_IMPORTANCE, 1, wide);
        }
        return Status.DONE;
    }

    private static TextTable table(List<Jdk> jdks) {
        TextTable table = new TextTable(List.of(TEXTS.text("jdks.version"), TEXTS.text("jdks.vendor"),
                TEXTS.text("jdks.path")), Integer.MAX_VALUE);
        jdks.forEach(jdk -> table.add(List.of(jdk.version(), jdk.vendor(), jdk.home().toString())));
        return table;
    }

    private static String asJson(List<Jdk> jdks) {
        ObjectNode answer = Output.object("roundtrip-jdks-1");
        ArrayNode list = answer.putArray("jdks");
        jdks.forEach(jdk -> list.addObject().put("version", jdk.version()).put("feature", jdk.feature())
                .put("vendor", jdk.vendor()).put("path", jdk.home().toString()));
        return Output.text(answer);
    }
}
