// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.TextTable;
import org.roundtrip.engine.catalogue.RegisteredProvider;
import org.roundtrip.engine.check.RefusedKinds;
import org.roundtrip.engine.jdk.Jdk;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.Option;
import org.roundtrip.provider.ProviderInfo;

/**
 * What a plan can ask of one provider.
 *
 * @param info    what it declares
 * @param options that a plan may set
 * @param refused the kinds of shapes and operations that it does not carry, each with the reason
 * @param javas   the versions of the Java runtimes here in which its processes can run, the newest first
 */
record ProviderSheet(ProviderInfo info, List<Option> options, Map<String, String> refused, List<String> javas) {
    private static final Texts TEXTS = Texts.of(Context.class);
    /** Name, default, values, meaning. */
    private static final List<Integer> BY_IMPORTANCE = List.of(0, 1, 2, 3);
    private static final int MEANING = 3;

    /** Asks a provider, whose classes are loaded for it. @param jdks those of this machine */
    static ProviderSheet of(RegisteredProvider provider, List<Jdk> jdks) {
        ProviderInfo info = provider.info();
        return new ProviderSheet(info, provider.options(), RefusedKinds.of(provider),
                jdks.stream().filter(jdk -> info.inJvm() && jdk.feature() >= info.java()).map(Jdk::version).distinct().toList());
    }

    void print(Context context, boolean wide) {
        context.print(TEXTS.text("provider.title", info.label(), info.id()));
        info.studied().ifPresent(studied -> context.print(TEXTS.text("provider.studied." + studied.standing(), studied.system())));
        context.print(info.inJvm() ? TEXTS.text("provider.java", info.java(), String.join(", ", javas)) : TEXTS.text("provider.java.none"));
        context.print(refused.isEmpty() ? TEXTS.text("provider.carries") : TEXTS.text("provider.refuses", String.join(", ", refused.keySet())));
        TextTable table = new TextTable(List.of(TEXTS.text("provider.option"), TEXTS.text("provider.default"), TEXTS.text("provider.values"),
                TEXTS.text("provider.meaning")), Integer.MAX_VALUE);
        options.forEach(option -> table.add(List.of(option.name(), option.defaultValue(), values(option), option.help())));
        table.breakTexts(MEANING);
        context.print(table, BY_IMPORTANCE, BY_IMPORTANCE.size(), wide);
    }

    private static String values(Option option) {
        return option.choices().isEmpty() ? TEXTS.text("provider.values." + option.kind()) : String.join(", ", option.choices());
    }

    /** Adds it to the object of the provider. */
    void addTo(ObjectNode object) {
        ArrayNode all = object.putArray("options");
        for (Option option : options) {
            ArrayNode values = all.addObject().put("name", option.name()).put("kind", option.kind().name().toLowerCase(Locale.ROOT))
                    .put("default", option.defaultValue()).put("help", option.help()).putArray("values");
            possible(option).forEach(values::add);
        }
        ArrayNode refuses = object.putArray("refuses");
        refused.forEach((kind, reason) -> refuses.addObject().put("kind", kind).put("reason", reason));
        object.put("javaFrom", info.inJvm() ? (Integer) info.java() : null);
        javas.forEach(object.putArray("javaVersions")::add);
    }

    /** Numbers and texts have no list. */
    private static List<String> possible(Option option) {
        return option.kind() == Option.Kind.SWITCH ? List.of("true", "false") : option.choices();
    }
}
