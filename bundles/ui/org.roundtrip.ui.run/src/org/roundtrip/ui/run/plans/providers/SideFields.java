// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.providers;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import java.util.function.IntSupplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.RowLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.roundtrip.engine.catalogue.CommonOptions;
import org.roundtrip.hosts.check.RemoteJava;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.Option;
import org.roundtrip.ui.form.Decorated;
import org.roundtrip.ui.providers.KnownProvider;
import org.roundtrip.ui.run.hosts.HostsView;
import org.roundtrip.ui.run.hosts.LastCheck;
import org.roundtrip.ui.run.plans.draft.ChoiceDraft;
import org.roundtrip.ui.run.plans.draft.ChoiceDraft.DraftSide;
import org.roundtrip.ui.run.plans.draft.DraftCheck;
import org.roundtrip.ui.run.plans.draft.PlanDraft;
import org.roundtrip.ui.run.plans.editing.PlanEditing;
import org.roundtrip.ui.run.plans.editing.TextField;

/** The place, the options, the Java and the flags of one side of a choice. Of both sides when they are alike. */
final class SideFields {
    private static final Texts TEXTS = Texts.of(SideFields.class);

    /** The place of a side among its settings, which no provider has as an option. */
    private static final String HOST = "runsOn";
    private final PlanEditing editing;
    private final Composite body;
    private final int place;
    private final DraftSide which;
    private final Consumer<Runnable> refreshing;
    /** What is being typed into the field of flags, which may have spaces that the flags do not keep. */
    private String flagsTyped = "";

    /**
     * Begins without fields.
     *
     * @param body       a grid of two columns
     * @param place      of the choice in the draft
     * @param refreshing gets what is to be called when the draft has changed
     */
    SideFields(PlanEditing editing, Composite body, int place, DraftSide which, Consumer<Runnable> refreshing) {
        this.editing = editing;
        this.body = body;
        this.place = place;
        this.which = which;
        this.refreshing = refreshing;
    }

    /** Adds the list of the providers that can be on this side, opposite the other one. */
    void provider() {
        ChoiceDraft now = editing.draft().providers().get(place);
        ChosenSide own = which.of(now);
        ChosenSide other = which == DraftSide.SERVER ? now.client() : now.server();
        List<String> ids = new ArrayList<>(Stream.concat(Stream.of(own.provider()), editing.providers().all().stream()
                .filter(known -> pairs(known, other.provider())).map(known -> known.info().id())).distinct().toList());
        combo(TEXTS.text("provider"), TEXTS.text("sideProviderTip"), "", ids.stream().map(editing.providers()::label).toList(),
                () -> ids.indexOf(side(editing.draft()).provider()),
                chosen -> side -> side.provider().equals(ids.get(chosen)) ? side
                        : ChosenSide.of(ids.get(chosen)).on(side.jdk()).with(side.jvmFlags()).at(side.host()));
    }

    private boolean pairs(KnownProvider known, String other) {
        return editing.providers().find(other).map(opposite -> which == DraftSide.CLIENT
                ? known.info().calls(opposite.info()) : opposite.info().calls(known.info())).orElse(false);
    }

    /** Adds the list of the places where this side can run, and a link to the view of hosts. */
    void host() {
        HostChoices hosts = new HostChoices(editing.hosts(), side(editing.draft()).host());
        label(TEXTS.text("runsOn"), TEXTS.text("runsOnTip"));
        Composite line = new Composite(body, SWT.NONE);
        // The link goes below the list where there is too little room for both, as in a low window.
        RowLayoutFactory.fillDefaults().wrap(true).center(true).spacing(10).extendedMargins(Decorated.WIDTH, 0, 0, 0).applyTo(line);
        Combo list = combo(line, TEXTS.text("runsOn"), HOST, hosts.labels(),
                () -> hosts.names().indexOf(side(editing.draft()).host()),
                chosen -> side -> side.at(hosts.names().get(chosen)));
        list.setLayoutData(null);
        GridDataFactory.fillDefaults().grab(true, false)
                .hint(Decorated.WIDTH + list.computeSize(SWT.DEFAULT, SWT.DEFAULT).x, SWT.DEFAULT).applyTo(line);
        Link manage = new Link(line, SWT.NONE);
        manage.setText(TEXTS.text("manageHosts"));
        manage.addListener(SWT.Selection, event -> HostsView.open());
    }

    /** Adds a field for an option of the provider. */
    void option(Option option) {
        switch (option.kind()) {
            case SWITCH -> toggle(option);
            case CHOICE -> combo(option.label(), option.help(), option.name(), option.choices(),
                    () -> option.choices().indexOf(value(editing.draft(), option)),
                    chosen -> with(option, option.choices().get(chosen)));
            case NUMBER, TEXT -> {
                if (option.name().equals(CommonOptions.HOST.name()) && !side(editing.draft()).here()) {
                    addressThere(option);
                    return;
                }
                TextField field = new TextField(body, option.label(), option.help(), editing,
                        draft -> value(draft, option), (draft, text) -> changed(draft, with(option, text)), place,
                        which.place(option.name()));
                field.widget().setMessage(option.defaultValue());
                refreshing.accept(field::refresh);
            }
        }
    }

    /** On a host the engine finds the address by which clients reach it, unless the plan says one. */
    private void addressThere(Option option) {
        TextField field = new TextField(body, option.label(), option.help(), editing,
                draft -> side(draft).options().getOrDefault(option.name(), ""),
                (draft, text) -> changed(draft, ChoiceDraft.option(option.name(), text.isBlank() ? null : text.strip())), place,
                which.place(option.name()));
        field.widget().setMessage(TEXTS.text("addressThere"));
        refreshing.accept(field::refresh);
    }

    /** Adds the fields of a side that runs in a JVM. @param lowest the lowest Java that its provider runs in */
    void java(int lowest) {
        ChosenSide now = side(editing.draft());
        List<RemoteJava> there = editing.hosts().lastCheck(now.host()).map(LastCheck::javas).orElse(List.of());
        if (!now.here() && there.isEmpty()) {
            javaOfUncheckedHost();
        } else {
            JavaChoices javas = now.here() ? JavaChoices.here(editing.providers().javas(), lowest, now.jdk())
                    : JavaChoices.on(now.host(), there, lowest, now.jdk());
            combo(TEXTS.text("java"), TEXTS.text("javaTip"), "jdk", javas.labels(),
                    () -> javas.versions().indexOf(side(editing.draft()).jdk()),
                    chosen -> side -> side.on(javas.versions().get(chosen)));
        }
        TextField flags = new TextField(body, TEXTS.text("jvmFlags"), TEXTS.text("jvmFlagsTip"), editing,
                draft -> shown(side(draft).jvmFlags(), flagsTyped), (draft, text) -> {
                    flagsTyped = text;
                    return changed(draft, side -> side.with(split(text)));
                }, place, which.place(DraftCheck.JVM_FLAGS));
        refreshing.accept(flags::refresh);
    }

    /** What Java a host has is not known before it was checked. */
    private void javaOfUncheckedHost() {
        TextField version = new TextField(body, TEXTS.text("java"), TEXTS.text("javaOfUncheckedTip"), editing,
                draft -> side(draft).jdk(), (draft, text) -> changed(draft, side -> side.on(text.strip())), place,
                which.place("jdk"));
        version.widget().setMessage(TEXTS.text("javaNewestThere"));
        refreshing.accept(version::refresh);
    }

    private static String shown(List<String> flags, String typed) {
        return split(typed).equals(flags) ? typed : String.join(" ", flags);
    }

    private static List<String> split(String text) {
        return Stream.of(text.split("\\s+")).filter(flag -> !flag.isEmpty()).toList();
    }

    private void toggle(Option option) {
        new Label(body, SWT.NONE);
        Button box = new Button(body, SWT.CHECK);
        box.setText(option.label());
        box.setToolTipText(option.help());
        box.setEnabled(!editing.readOnly());
        GridDataFactory.fillDefaults().indent(Decorated.WIDTH, 0).applyTo(box);
        box.addListener(SWT.Selection, event -> editing.change(option.label(), null,
                draft -> changed(draft, with(option, Boolean.toString(box.getSelection())))));
        Runnable refresh = () -> box.setSelection("true".equals(value(editing.draft(), option)));
        refreshing.accept(refresh);
        refresh.run();
    }

    private void combo(String label, String tip, String what, List<String> items, IntSupplier selected,
            IntFunction<UnaryOperator<ChosenSide>> change) {
        label(label, tip);
        combo(body, label, what, items, selected, change);
    }

    /** The label alone has the tip: a list's own tip would lie over its entries once it is open. */
    private void label(String text, String tip) {
        Label label = new Label(body, SWT.NONE);
        label.setText(text);
        label.setToolTipText(tip);
    }

    private Combo combo(Composite parent, String label, String what, List<String> items, IntSupplier selected,
            IntFunction<UnaryOperator<ChosenSide>> change) {
        Combo combo = new Combo(parent, SWT.READ_ONLY | SWT.DROP_DOWN);
        combo.setItems(items.toArray(String[]::new));
        combo.setEnabled(!editing.readOnly());
        GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).indent(Decorated.WIDTH, 0).applyTo(combo);
        Decorated mark = new Decorated(combo);
        combo.addListener(SWT.Selection, event -> editing.choose(label, List.of(place, which.place(what)),
                draft -> changed(draft, change.apply(combo.getSelectionIndex()))));
        Runnable refresh = () -> {
            combo.select(selected.getAsInt());
            mark.show(what.equals(HOST) ? HostChoices.problem(side(editing.draft()), editing.draft(), editing.hosts())
                    : editing.outcome().at(place, which.place(what)));
        };
        refreshing.accept(refresh);
        refresh.run();
        return combo;
    }

    private ChosenSide side(PlanDraft draft) {
        return which.of(draft.providers().get(place));
    }

    private String value(PlanDraft draft, Option option) {
        return side(draft).options().getOrDefault(option.name(), option.defaultValue());
    }

    private static UnaryOperator<ChosenSide> with(Option option, String value) {
        return ChoiceDraft.option(option.name(), value.equals(option.defaultValue()) ? null : value);
    }

    private PlanDraft changed(PlanDraft draft, UnaryOperator<ChosenSide> change) {
        return draft.with(place, draft.providers().get(place).with(which, change));
    }
}
