// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.library.properties;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.eclipse.ui.views.properties.IPropertyDescriptor;
import org.eclipse.ui.views.properties.IPropertySource;
import org.eclipse.ui.views.properties.PropertyDescriptor;
import org.roundtrip.files.RunLabel;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.view.RunNames;
import org.roundtrip.ui.run.library.Item.PlanItem;
import org.roundtrip.ui.run.library.PlanSource;
import org.roundtrip.words.LoadWords;
import org.roundtrip.words.MachineWords;
import org.roundtrip.words.SideWords;

/** Properties that can be read and not changed: texts by name, in groups, in their order. */
final class ItemProperties implements IPropertySource {
    private static final Texts TEXTS = Texts.of(ItemProperties.class);

    private final Map<String, Map<String, String>> groups = new LinkedHashMap<>();

    private ItemProperties() {
    }

    /** The properties of a plan that could be read. */
    static ItemProperties of(PlanItem item) {
        ItemProperties properties = new ItemProperties();
        properties.add(item.plan());
        if (item.source() instanceof PlanSource.Own own) {
            properties.put(TEXTS.text("plan"), TEXTS.text("file"), own.file().toString());
        }
        return properties;
    }

    /** The properties of a run, with the facts about its machine. */
    static ItemProperties of(Run run, RunLabel label, Path folder) {
        ItemProperties properties = new ItemProperties();
        properties.put(TEXTS.text("run"), TEXTS.text("started"), RunNames.when(run.started()));
        if (run.ended() != null) {
            properties.put(TEXTS.text("run"), TEXTS.text("ended"), RunNames.when(run.ended()));
        }
        properties.put(TEXTS.text("run"), TEXTS.text("state"), RunNames.state(run));
        properties.put(TEXTS.text("run"), TEXTS.text("message"), run.message());
        properties.put(TEXTS.text("run"), TEXTS.text("forks"), run.forksEnded() + " / " + run.forks().size());
        properties.put(TEXTS.text("run"), TEXTS.text("note"), label.note());
        properties.put(TEXTS.text("run"), TEXTS.text("folder"), folder.toString());
        properties.add(run.plan());
        MachineWords.of(run).forEach(group -> group.facts().forEach((name, value) -> properties.put(group.title(), name, value)));
        return properties;
    }

    private void add(Plan plan) {
        put(TEXTS.text("plan"), TEXTS.text("name"), plan.name());
        put(TEXTS.text("plan"), TEXTS.text("description"), plan.description());
        put(TEXTS.text("plan"), TEXTS.text("providers"),
                plan.providers().stream().map(ProviderChoice::variant).collect(Collectors.joining(", ")));
        put(TEXTS.text("plan"), TEXTS.text("operations"),
                plan.contract().operations().stream().map(Operation::name).collect(Collectors.joining(", ")));
        put(TEXTS.text("plan"), TEXTS.text("network"), SideWords.network(plan));
        put(TEXTS.text("plan"), TEXTS.text("load"), LoadWords.of(plan).orElse(plan.protocol().load().label()));
        plan.sweep().ifPresent(sweep -> put(TEXTS.text("plan"), TEXTS.text("sweep"), sweep.label()));
    }

    private void put(String group, String name, String value) {
        if (!value.isBlank()) {
            groups.computeIfAbsent(group, key -> new LinkedHashMap<>()).put(name, value);
        }
    }

    /** The place of a property. */
    private record Key(String group, String name) {
    }

    @Override
    public IPropertyDescriptor[] getPropertyDescriptors() {
        return groups.entrySet().stream().flatMap(group -> group.getValue().keySet().stream().map(name -> {
            PropertyDescriptor property = new PropertyDescriptor(new Key(group.getKey(), name), name);
            property.setCategory(group.getKey());
            return property;
        })).toArray(IPropertyDescriptor[]::new);
    }

    @Override
    public Object getPropertyValue(Object id) {
        return id instanceof Key(String group, String name) && groups.containsKey(group) ? groups.get(group).get(name)
                : null;
    }

    @Override
    public Object getEditableValue() {
        return null;
    }

    @Override
    public boolean isPropertySet(Object id) {
        return getPropertyValue(id) != null;
    }

    @Override
    public void resetPropertyValue(Object id) {
        throw new UnsupportedOperationException("Properties of plans and runs cannot be changed here.");
    }

    @Override
    public void setPropertyValue(Object id, Object value) {
        throw new UnsupportedOperationException("Properties of plans and runs cannot be changed here.");
    }
}
