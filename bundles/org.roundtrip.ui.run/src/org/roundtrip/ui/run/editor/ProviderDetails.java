// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.editor;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.IntConsumer;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.roundtrip.provider.Option;
import org.roundtrip.ui.providers.KnownProvider;
import org.roundtrip.ui.run.draft.ChoiceDraft;
import org.roundtrip.ui.run.draft.PlanDraft;

/** The name and the options of the selected provider. */
final class ProviderDetails {
    private final PlanEditing editing;
    private final DetailsForm form;
    private final IntConsumer added;
    private final List<Runnable> refreshing = new ArrayList<>();
    private ProviderRow row;
    private KnownProvider shown;
    private boolean shownReadOnly;

    /** @param added gets the place of a choice that was added here */
    ProviderDetails(Composite parent, PlanEditing editing, IntConsumer added) {
        this.editing = editing;
        this.added = added;
        form = new DetailsForm(parent);
    }

    /** Shows a row of the list; null shows nothing. */
    void show(ProviderRow other) {
        row = other;
        rebuild();
    }

    /** Shows the draft as it is now. */
    void refresh() {
        boolean gone = row != null && row.chosen() && (row.choice() >= editing.draft().providers().size()
                || !editing.draft().providers().get(row.choice()).id().equals(row.id()));
        if (gone || row != null && (!Objects.equals(shown, known()) || shownReadOnly != editing.readOnly())) {
            row = gone ? null : row;
            rebuild();
        } else {
            refreshing.forEach(Runnable::run);
        }
    }

    private KnownProvider known() {
        return row == null ? null : editing.providers().find(row.id()).orElse(null);
    }

    private void rebuild() {
        refreshing.clear();
        shown = known();
        shownReadOnly = editing.readOnly();
        form.fill(body -> {
            if (row != null) {
                fill(body);
            }
        });
    }

    private void fill(Composite body) {
        if (shown == null) {
            DetailsForm.sentence(body, NLS.bind(Messages.notInstalled, row.id()));
            return;
        }
        DetailsForm.sentence(body, NLS.bind(Messages.providerFacts, new Object[] {shown.info().label(),
            shown.info().family(), shown.info().licence()}));
        if (!shown.available()) {
            DetailsForm.sentence(body, shown.obstacle());
        }
        if (!row.chosen()) {
            DetailsForm.sentence(body, Messages.tickToMeasure);
            return;
        }
        int place = row.choice();
        TextField name = new TextField(body, Messages.variant, Messages.variantTip, editing,
                draft -> draft.providers().get(place).variant(),
                (draft, text) -> changed(draft, draft.providers().get(place).withVariant(text)), place, "variant");
        refreshing.add(name::refresh);
        shown.options().forEach(option -> option(body, option));
        if (!editing.readOnly()) {
            new Label(body, SWT.NONE);
            Button again = new Button(body, SWT.PUSH);
            again.setText(Messages.onceMore);
            again.setToolTipText(Messages.onceMoreTip);
            again.addListener(SWT.Selection, event -> chooseOnceMore());
        }
    }

    private void option(Composite body, Option option) {
        switch (option.kind()) {
            case SWITCH -> toggle(body, option);
            case CHOICE -> choice(body, option);
            case NUMBER, TEXT -> {
                int place = row.choice();
                TextField field = new TextField(body, option.label(), option.help(), editing,
                        draft -> value(draft, place, option),
                        (draft, text) -> changed(draft, with(draft, place, option, text)), place, option.name());
                field.widget().setMessage(option.defaultValue());
                refreshing.add(field::refresh);
            }
        }
    }

    private void toggle(Composite body, Option option) {
        int place = row.choice();
        new Label(body, SWT.NONE);
        Button box = new Button(body, SWT.CHECK);
        box.setText(option.label());
        box.setToolTipText(option.help());
        box.setEnabled(!editing.readOnly());
        GridDataFactory.fillDefaults().indent(8, 0).applyTo(box);
        box.addListener(SWT.Selection, event -> editing.change(option.label(), null,
                draft -> changed(draft, with(draft, place, option, Boolean.toString(box.getSelection())))));
        refreshing.add(() -> box.setSelection("true".equals(value(editing.draft(), place, option))));
        refreshing.getLast().run();
    }

    private void choice(Composite body, Option option) {
        int place = row.choice();
        Label label = new Label(body, SWT.NONE);
        label.setText(option.label());
        label.setToolTipText(option.help());
        Combo combo = new Combo(body, SWT.READ_ONLY | SWT.DROP_DOWN);
        combo.setItems(option.choices().toArray(String[]::new));
        combo.setToolTipText(option.help());
        combo.setEnabled(!editing.readOnly());
        GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).indent(8, 0).applyTo(combo);
        Decorated mark = new Decorated(combo);
        combo.addListener(SWT.Selection, event -> editing.choose(option.label(), List.of(place, option.name()),
                draft -> changed(draft, with(draft, place, option, combo.getText()))));
        refreshing.add(() -> {
            combo.setText(value(editing.draft(), place, option));
            mark.show(editing.outcome().at(place, option.name()));
        });
        refreshing.getLast().run();
    }

    private static String value(PlanDraft draft, int place, Option option) {
        return draft.providers().get(place).options().getOrDefault(option.name(), option.defaultValue());
    }

    private static ChoiceDraft with(PlanDraft draft, int place, Option option, String value) {
        return draft.providers().get(place).withOption(option.name(),
                value.equals(option.defaultValue()) ? null : value);
    }

    private PlanDraft changed(PlanDraft draft, ChoiceDraft choice) {
        List<ChoiceDraft> choices = new ArrayList<>(draft.providers());
        choices.set(row.choice(), choice);
        return draft.withProviders(choices);
    }

    private void chooseOnceMore() {
        ChoiceDraft choice = editing.draft().providers().get(row.choice());
        int place = row.choice() + 1;
        editing.change(Messages.onceMore, null, draft -> {
            List<ChoiceDraft> choices = new ArrayList<>(draft.providers());
            choices.add(place, new ChoiceDraft(choice.id(), free(draft, choice.id()), choice.options()));
            return draft.withProviders(choices);
        });
        added.accept(place);
    }

    private static String free(PlanDraft draft, String id) {
        int number = 2;
        while (taken(draft, id + "-" + number)) {
            number++;
        }
        return id + "-" + number;
    }

    private static boolean taken(PlanDraft draft, String name) {
        return draft.providers().stream().anyMatch(choice -> choice.variant().equals(name));
    }
}
