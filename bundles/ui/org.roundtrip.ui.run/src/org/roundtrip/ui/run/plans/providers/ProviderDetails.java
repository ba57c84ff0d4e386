// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.providers;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.roundtrip.engine.catalogue.CommonOptions;
import org.roundtrip.engine.jdk.Jdk;
import org.roundtrip.model.ChosenSide;
import org.roundtrip.model.text.Texts;
import org.roundtrip.provider.Library;
import org.roundtrip.ui.form.Decorated;
import org.roundtrip.ui.form.DetailsForm;
import org.roundtrip.ui.libraries.FetchJob;
import org.roundtrip.ui.providers.KnownProvider;
import org.roundtrip.ui.run.plans.draft.ChoiceDraft;
import org.roundtrip.ui.run.plans.draft.ChoiceDraft.DraftSide;
import org.roundtrip.ui.run.plans.draft.PlanDraft;
import org.roundtrip.ui.run.plans.editing.PlanEditing;
import org.roundtrip.ui.run.plans.editing.TextField;

/** The name and the options of the selected provider. */
final class ProviderDetails {
    private static final Texts TEXTS = Texts.of(ProviderDetails.class);

    /** Options of the engine that only a server has. */
    private static final Set<String> SERVER_ONLY = Set.of(CommonOptions.HOST.name(), CommonOptions.PORT.name(), CommonOptions.SERVER.name());
    private static final double MEGA = 1e6;
    private final PlanEditing editing;
    private final DetailsForm form;
    private final IntConsumer added;
    private final List<Runnable> refreshing = new ArrayList<>();
    private ProviderRow row;
    private KnownProvider shown;
    private boolean shownReadOnly;
    private List<String> shownSides = List.of();
    private List<Jdk> shownJavas = List.of();
    private List<String> shownHosts = List.of();
    private List<String> shownObjections = List.of();
    /** Whether both sides have fields of their own. */
    private boolean apart;
    /** Whether the button that fetches waits for an answer. */
    private boolean fetching;

    /** @param added gets the place of a choice that was added here */
    ProviderDetails(Composite parent, PlanEditing editing, IntConsumer added) {
        this.editing = editing;
        this.added = added;
        form = new DetailsForm(parent);
    }

    /** Shows a row of the list; null shows nothing. */
    void show(ProviderRow other) {
        if (other != null && other.equals(row)) {
            refresh();
            return;
        }
        apart = false;
        row = other;
        rebuild();
    }

    /** Shows the draft as it is now. */
    void refresh() {
        boolean gone = row != null && row.chosen() && (row.choice() >= editing.draft().providers().size()
                || !editing.draft().providers().get(row.choice()).client().provider().equals(row.id()));
        if (gone || fetching || row != null && (!Objects.equals(shown, known()) || shownReadOnly != editing.readOnly()
                || !shownSides.equals(sideIds()) || shownJavas != editing.providers().javas()
                || !shownHosts.equals(hosts()) || !shownObjections.equals(objections()))) {
            row = gone ? null : row;
            rebuild();
        } else {
            refreshing.forEach(Runnable::run);
        }
    }

    private KnownProvider known() {
        return row == null ? null : editing.providers().find(row.id()).orElse(null);
    }

    /** The providers of both sides, and whether they differ: with another one of them other fields are shown. */
    private List<String> sideIds() {
        return choice().map(choice -> List.of(choice.client().provider(), choice.server().provider(),
                Boolean.toString(choice.alike() || apart))).orElse(List.of());
    }

    private List<String> hosts() {
        return choice().map(choice -> HostChoices.shown(choice, editing.hosts())).orElse(List.of());
    }

    private Optional<ChoiceDraft> choice() {
        return row == null || !row.chosen() || row.choice() >= editing.draft().providers().size() ? Optional.empty()
                : Optional.of(editing.draft().providers().get(row.choice()));
    }

    /** What the engine and the provider say against the choice. For a provider that is not chosen, what it would refuse. */
    private List<String> objections() {
        return row == null ? List.of() : row.chosen() ? ProviderRemark.objections(row, editing) : editing.refusals().of(row.id());
    }

    private void rebuild() {
        refreshing.clear();
        fetching = false;
        shown = known();
        shownReadOnly = editing.readOnly();
        shownSides = sideIds();
        shownJavas = editing.providers().javas();
        shownHosts = hosts();
        shownObjections = objections();
        form.fill(body -> {
            if (row != null) {
                fill(body);
            }
        });
    }

    private void fill(Composite body) {
        if (shown == null) {
            DetailsForm.sentence(body, TEXTS.text("notInstalled", row.id()));
            return;
        }
        if (row.chosen()) {
            shownObjections.forEach(objection -> DetailsForm.problem(body, objection));
        }
        boolean named = shown.info().label().contains(shown.info().family());
        DetailsForm.sentence(body, TEXTS.text(named ? "providerLicence" : "providerFacts",
                new Object[] {shown.info().label(), shown.info().licence(), shown.info().family(), shown.info().protocol()}));
        if (!shown.available() && row.chosen()) {
            DetailsForm.problem(body, shown.obstacle());
        } else if (!shown.available()) {
            DetailsForm.sentence(body, shown.obstacle());
        }
        if (!shown.missing().isEmpty()) {
            fetching(body);
        } else if (!shown.libraries().isEmpty()) {
            DetailsForm.sentence(body, TEXTS.text("fetched", shown.libraries().size(), megabytes(shown.libraries())));
        }
        if (!row.chosen()) {
            if (!shownObjections.isEmpty()) {
                DetailsForm.sentence(body, TEXTS.text("refuses", shown.info().label()));
                shownObjections.forEach(refused -> DetailsForm.sentence(body, refused));
            }
            DetailsForm.sentence(body, editing.isExample() ? TEXTS.text("copyToMeasure") : TEXTS.text("tickToMeasure"));
            return;
        }
        int place = row.choice();
        TextField name = new TextField(body, TEXTS.text("variant"), TEXTS.text("variantTip"), editing,
                draft -> draft.providers().get(place).variant(),
                (draft, text) -> changed(draft, draft.providers().get(place).withVariant(text)), place, "variant");
        refreshing.add(name::refresh);
        over(body, place);
        sides(body, place);
        if (!editing.readOnly()) {
            Button again = button(body, SWT.PUSH, TEXTS.text("onceMore"));
            again.setToolTipText(TEXTS.text("onceMoreTip"));
            again.addListener(SWT.Selection, event -> chooseOnceMore());
        }
    }

    /** The list of the choices to which this one can add something. */
    private void over(Composite body, int place) {
        Label label = new Label(body, SWT.NONE);
        label.setText(TEXTS.text("over"));
        label.setToolTipText(TEXTS.text("overTip"));
        Combo list = new Combo(body, SWT.READ_ONLY | SWT.DROP_DOWN);
        list.setEnabled(!editing.readOnly());
        // Names may be long, and the form has little room.
        GridDataFactory.fillDefaults().grab(true, false).hint(1, SWT.DEFAULT).indent(Decorated.WIDTH, 0).applyTo(list);
        list.addListener(SWT.Selection, event -> editing.choose(TEXTS.text("over"), List.of(place, "over"), draft -> changed(draft,
                draft.providers().get(place).withOver(list.getSelectionIndex() == 0 ? "" : list.getText()))));
        Runnable refresh = () -> {
            List<ChoiceDraft> all = editing.draft().providers();
            String[] items = Stream.concat(Stream.of(TEXTS.text("over.none")),
                    all.stream().map(ChoiceDraft::variant).filter(variant -> !variant.equals(all.get(place).variant()))).toArray(String[]::new);
            if (!Arrays.equals(items, list.getItems())) {
                list.setItems(items);
            }
            list.select(all.get(place).over().isEmpty() ? 0 : Math.max(0, list.indexOf(all.get(place).over())));
        };
        refreshing.add(refresh);
        refresh.run();
    }

    /** A button below the fields, which leave room for the mark of a problem at their left. */
    private static Button button(Composite body, int style, String text) {
        new Label(body, SWT.NONE);
        Button button = new Button(body, style);
        button.setText(text);
        GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.CENTER).indent(Decorated.WIDTH, 0).applyTo(button);
        return button;
    }

    private void fetching(Composite body) {
        DetailsForm.sentence(body, TEXTS.text("notFetched", shown.missing().size(), megabytes(shown.missing())));
        KnownProvider provider = shown;
        Button fetch = button(body, SWT.PUSH, TEXTS.text("fetch"));
        fetch.addListener(SWT.Selection, event -> {
            // The providers are asked again at its end, which shows their state here.
            fetching = true;
            fetch.setEnabled(false);
            fetch.setText(TEXTS.text("fetching"));
            fetch.requestLayout();
            new FetchJob(provider, editing.providers()).schedule();
        });
    }

    static double megabytes(Collection<Library> libraries) {
        return Math.round(libraries.stream().mapToLong(Library::size).sum() / MEGA * 10) / 10.0;
    }

    private void sides(Composite body, int place) {
        ChoiceDraft choice = editing.draft().providers().get(place);
        apart = apart || !choice.alike();
        if (!apart) {
            side(body, place, DraftSide.BOTH);
        }
        Button differ = button(body, SWT.CHECK, TEXTS.text("sides"));
        differ.setToolTipText(TEXTS.text("sidesTip"));
        differ.setSelection(apart);
        differ.setEnabled(!editing.readOnly());
        differ.addListener(SWT.Selection, event -> differ(place, differ.getSelection()));
        if (apart) {
            heading(body, TEXTS.text("client"));
            side(body, place, DraftSide.CLIENT);
            heading(body, TEXTS.text("server"));
            side(body, place, DraftSide.SERVER);
        }
    }

    private void side(Composite body, int place, DraftSide which) {
        SideFields fields = new SideFields(editing, body, place, which, refreshing::add);
        if (which != DraftSide.BOTH) {
            fields.provider();
        }
        ChosenSide side = which.of(editing.draft().providers().get(place));
        editing.providers().find(side.provider()).ifPresent(known -> {
            fields.host();
            known.options().stream().filter(option -> which != DraftSide.CLIENT || !SERVER_ONLY.contains(option.name()))
                    .forEach(fields::option);
            if (known.info().inJvm()) {
                fields.java(known.info().java());
            }
        });
    }

    private static void heading(Composite body, String text) {
        Label label = new Label(body, SWT.NONE);
        label.setText(text);
        label.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
        GridDataFactory.fillDefaults().span(2, 1).indent(0, 6).applyTo(label);
    }

    /** Makes two sides of one, or the client's settings those of both. */
    private void differ(int place, boolean selected) {
        apart = selected;
        if (!selected) {
            editing.change(TEXTS.text("sides"), null, draft -> changed(draft,
                    draft.providers().get(place).with(DraftSide.SERVER, server -> draft.providers().get(place).client())));
        }
        rebuild();
    }

    private PlanDraft changed(PlanDraft draft, ChoiceDraft choice) {
        return draft.with(row.choice(), choice);
    }

    private void chooseOnceMore() {
        ChoiceDraft choice = editing.draft().providers().get(row.choice());
        int place = row.choice() + 1;
        editing.change(TEXTS.text("onceMore"), null, draft -> {
            List<ChoiceDraft> choices = new ArrayList<>(draft.providers());
            choices.add(place, choice.withVariant(draft.freeName(choice.variant())));
            return draft.withProviders(choices);
        });
        added.accept(place);
    }
}
