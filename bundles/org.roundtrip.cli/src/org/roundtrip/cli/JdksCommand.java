// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.concurrent.Callable;
import org.roundtrip.cli.terminal.TextTable;
import org.roundtrip.engine.jdk.Jdk;
import org.roundtrip.engine.jdk.Jdks;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code roundtrip jdks}: lists the Java runtimes in which clients and servers can run. */
@Command(name = "jdks", mixinStandardHelpOptions = true)
final class JdksCommand implements Callable<Integer> {
    private final Context context;
    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    JdksCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        List<Jdk> jdks = new Jdks(context.home()).list();
        context.out().print(json ? asJson(jdks) : asTable(jdks));
        return Status.DONE;
    }

    private static String asTable(List<Jdk> jdks) {
        TextTable table = new TextTable(List.of(Messages.text("jdks.version"), Messages.text("jdks.vendor"),
                Messages.text("jdks.path")), Integer.MAX_VALUE);
        jdks.forEach(jdk -> table.add(List.of(jdk.version(), jdk.vendor(), jdk.home().toString())));
        return table.toString();
    }

    private static String asJson(List<Jdk> jdks) {
        ObjectNode answer = Output.object("roundtrip-jdks-1");
        ArrayNode list = answer.putArray("jdks");
        jdks.forEach(jdk -> list.addObject().put("version", jdk.version()).put("feature", jdk.feature())
                .put("vendor", jdk.vendor()).put("path", jdk.home().toString()));
        return Output.text(answer);
    }
}
