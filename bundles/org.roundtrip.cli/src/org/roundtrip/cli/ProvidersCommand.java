// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.concurrent.Callable;
import org.roundtrip.engine.catalogue.RegisteredProvider;
import org.roundtrip.provider.Availability;
import org.roundtrip.provider.ProviderInfo;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** {@code roundtrip providers}: lists what can be measured. */
@Command(name = "providers", mixinStandardHelpOptions = true)
final class ProvidersCommand implements Callable<Integer> {
    private final Context context;
    @Option(names = "--json", descriptionKey = "json")
    private boolean json;

    ProvidersCommand(Context context) {
        this.context = context;
    }

    @Override
    public Integer call() {
        List<RegisteredProvider> providers = context.catalogue().providers();
        context.out().print(json ? asJson(providers) : asTable(providers));
        if (providers.isEmpty()) {
            context.say("providers.none");
        }
        return Status.DONE;
    }

    private static String asTable(List<RegisteredProvider> providers) {
        TextTable table = new TextTable(List.of(Messages.text("providers.id"), Messages.text("providers.label"),
                Messages.text("providers.family"), Messages.text("providers.protocol"),
                Messages.text("providers.version"), Messages.text("providers.licence"),
                Messages.text("providers.available")), Integer.MAX_VALUE);
        for (RegisteredProvider provider : providers) {
            ProviderInfo info = provider.info();
            String reason = reason(provider);
            table.add(List.of(info.id(), info.label(), info.family(), info.protocol(), info.version(), info.licence(),
                    reason == null ? Messages.text("providers.yes") : Messages.text("providers.no", reason)));
        }
        return table.toString();
    }

    private static String asJson(List<RegisteredProvider> providers) {
        ObjectNode answer = Output.object("roundtrip-providers-1");
        ArrayNode list = answer.putArray("providers");
        for (RegisteredProvider provider : providers) {
            ProviderInfo info = provider.info();
            String reason = reason(provider);
            list.addObject().put("id", info.id()).put("label", info.label()).put("family", info.family())
                    .put("protocol", info.protocol()).put("version", info.version()).put("licence", info.licence())
                    .put("floor", info.floor()).put("available", reason == null).put("reason", reason);
        }
        return Output.text(answer);
    }

    /** Returns why a provider is not available, or null when it is. */
    private static String reason(RegisteredProvider provider) {
        return provider.availability() instanceof Availability.Unavailable(String why) ? why : null;
    }
}
