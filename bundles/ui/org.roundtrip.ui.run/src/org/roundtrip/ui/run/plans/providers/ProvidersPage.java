// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.providers;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.viewers.ArrayContentProvider;
import org.eclipse.jface.viewers.CheckStateChangedEvent;
import org.eclipse.jface.viewers.CheckboxTableViewer;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.ColumnViewerToolTipSupport;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Table;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.libraries.FetchJob;
import org.roundtrip.ui.theme.Icons;
import org.roundtrip.ui.providers.KnownProvider;
import org.roundtrip.ui.run.plans.draft.ChoiceDraft;
import org.roundtrip.ui.run.plans.editing.Page;
import org.roundtrip.ui.run.plans.editing.PlanEditing;
import org.roundtrip.ui.table.ContentWidths;
import org.roundtrip.ui.table.CutRows;
import org.roundtrip.ui.table.TableHead;
import org.roundtrip.words.SideWords;

/** The page of providers: a list to tick, and the options of the selected one. */
public final class ProvidersPage implements Page {
    private static final Texts TEXTS = Texts.of(ProvidersPage.class);

    /** The column of what speaks against a ticked provider. It is not shown when there is nothing; an icon tells of the others. */
    private static final int REMARK = 1;
    /** The column that a narrow page leaves out: the details say it, too. */
    private static final int PROTOCOL = 2;
    private static final int GAP = 6;
    private final PlanEditing editing;
    private final SashForm sash;
    private final CheckboxTableViewer viewer;
    private final ContentWidths widths;
    private final Button everyPair;
    /** Says of the ticked providers whose libraries are missing, and fetches them. */
    private final Link fetch;
    private final ProviderDetails details;
    private List<ProviderRow> rows = List.of();

    /** Makes the page. */
    public ProvidersPage(Composite parent, PlanEditing editing) {
        this.editing = editing;
        sash = new SashForm(parent, SWT.HORIZONTAL);
        Composite left = new Composite(sash, SWT.NONE);
        viewer = CheckboxTableViewer.newCheckList(left, SWT.FULL_SELECTION | SWT.BORDER | SWT.SINGLE);
        viewer.getTable().setScrollbarsMode(SWT.NONE);
        Table table = viewer.getTable();
        TableHead.show(table);
        GridLayoutFactory.fillDefaults().applyTo(left);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(table);
        everyPair = new Button(left, SWT.CHECK);
        everyPair.setText(TEXTS.text("everyPair"));
        everyPair.setToolTipText(TEXTS.text("everyPairTip"));
        GridDataFactory.fillDefaults().indent(GAP, 0).applyTo(everyPair);
        everyPair.addListener(SWT.Selection, event -> everyPair(everyPair.getSelection()));
        fetch = new Link(left, SWT.NONE);
        fetch.addListener(SWT.Selection, event -> fetch());
        GridDataFactory.fillDefaults().grab(true, false).indent(GAP, 0).exclude(true).applyTo(fetch);
        fetch.setVisible(false);
        ColumnViewerToolTipSupport.enableFor(viewer);
        column(TEXTS.text("provider"), this::label);
        column(TEXTS.text("remarkColumn"), row -> row.chosen() ? remark(row).brief() : "");
        column(TEXTS.text("protocolColumn"), row -> of(row) == null ? "" : of(row).info().protocol());
        column(TEXTS.text("versionColumn"), row -> of(row) == null ? "" : of(row).info().version());
        widths = new ContentWidths(table, 0, REMARK, PROTOCOL);
        viewer.setContentProvider(ArrayContentProvider.getInstance());
        viewer.addCheckStateListener(this::ticked);
        details = new ProviderDetails(sash, editing, this::goOnWith);
        viewer.addSelectionChangedListener(selected -> details.show(selectedRow()));
        sash.setWeights(55, 45);
        refresh();
        if (!rows.isEmpty()) {
            viewer.setSelection(new StructuredSelection(rows.getFirst()));
        }
    }

    private void column(String title, Function<ProviderRow, String> text) {
        TableViewerColumn column = new TableViewerColumn(viewer, SWT.NONE);
        column.getColumn().setText(title);
        int index = viewer.getTable().getColumnCount() - 1;
        boolean first = index == 0;
        column.setLabelProvider(new ColumnLabelProvider() {
            @Override
            public String getText(Object element) {
                return text.apply((ProviderRow) element);
            }

            @Override
            public Image getImage(Object element) {
                return first ? icon((ProviderRow) element) : null;
            }

            @Override
            public String getToolTipText(Object element) {
                String said = Stream.concat(cut((ProviderRow) element, index).stream(), remark((ProviderRow) element).sentences().stream())
                        .collect(Collectors.joining("\n"));
                return said.isEmpty() ? null : said;
            }
        });
    }

    /** The text of a cell that is too narrow for it. */
    private Optional<String> cut(ProviderRow row, int column) {
        return Stream.of(viewer.getTable().getItems()).filter(item -> row.equals(item.getData()) && CutRows.isCut(item, column))
                .map(item -> item.getText(column)).findFirst();
    }

    private String label(ProviderRow row) {
        String label = editing.providers().label(row.id());
        if (!row.chosen()) {
            return label;
        }
        ChoiceDraft choice = choice(row);
        String sides = choice.client().provider().equals(choice.server().provider()) ? label
                : editing.providers().label(choice.client().provider(), choice.server().provider());
        String named = choice.variant().startsWith(sides) ? choice.variant() : sides + " (" + choice.variant() + ")";
        String places = SideWords.places(choice.client(), choice.server());
        return places.isEmpty() ? named : named + ", " + places;
    }

    private Image icon(ProviderRow row) {
        return Icons.image(remark(row).problem() ? "error" : of(row) == null || !of(row).available() ? "server-unavailable"
                : !row.chosen() && !editing.refusals().of(row.id()).isEmpty() ? "warning" : "provider");
    }

    private ProviderRemark remark(ProviderRow row) {
        return ProviderRemark.of(row, editing);
    }

    private ChoiceDraft choice(ProviderRow row) {
        return editing.draft().providers().get(row.choice());
    }

    private KnownProvider of(ProviderRow row) {
        return editing.providers().find(row.id()).orElse(null);
    }

    private ProviderRow selectedRow() {
        return (ProviderRow) viewer.getStructuredSelection().getFirstElement();
    }

    private void ticked(CheckStateChangedEvent event) {
        ProviderRow row = (ProviderRow) event.getElement();
        int place = rows.indexOf(row);
        if (!editing.readOnly()) {
            List<ChoiceDraft> choices = new ArrayList<>(editing.draft().providers());
            if (event.getChecked()) {
                choices.add(ProviderRow.placeFor(row, rows), choice(row.id()));
            } else {
                choices.remove(row.choice());
            }
            editing.change(event.getChecked() ? TEXTS.text("addProvider") : TEXTS.text("removeProvider"), null,
                    draft -> draft.withProviders(choices));
        }
        refresh();
        select(nearest(place, row.id()));
    }

    private void everyPair(boolean every) {
        editing.change(TEXTS.text("everyPair"), null, draft -> draft.withEveryPair(every));
    }

    /** A choice is named as the list names its provider, so that results have the same name. */
    private ChoiceDraft choice(String provider) {
        return new ChoiceDraft(provider, editing.draft().freeName(editing.providers().label(provider)), Map.of());
    }

    @Override
    public Control control() {
        return sash;
    }

    @Override
    public void refresh() {
        List<ProviderRow> now = ProviderRow.of(editing.draft(), editing.providers().all());
        int selected = viewer.getTable().getSelectionIndex();
        if (now.equals(rows)) {
            viewer.refresh();
        } else {
            String id = selected < 0 ? "" : rows.get(selected).id();
            rows = now;
            viewer.setInput(rows);
            select(nearest(selected, id));
        }
        for (ProviderRow row : rows) {
            viewer.setChecked(row, row.chosen());
        }
        everyPair.setSelection(editing.draft().everyPair());
        everyPair.setEnabled(!editing.readOnly());
        sayMissing();
        widths.fit();
        details.refresh();
    }

    private void sayMissing() {
        List<KnownProvider> missing = missing();
        String said = missing.isEmpty() ? "" : TEXTS.text("missing", missing.stream().map(KnownProvider::label).collect(Collectors.joining(", ")),
                ProviderDetails.megabytes(missing.stream().flatMap(known -> known.missing().stream()).collect(Collectors.toSet())));
        if (!fetch.getText().equals(said)) {
            fetch.setText(said);
            fetch.setEnabled(true);
            fetch.setVisible(!said.isEmpty());
            ((GridData) fetch.getLayoutData()).exclude = said.isEmpty();
            fetch.getParent().layout();
        }
    }

    /** The ticked providers whose libraries are not here yet. */
    private List<KnownProvider> missing() {
        return rows.stream().filter(ProviderRow::chosen).map(this::of).filter(known -> known != null && !known.missing().isEmpty()).distinct().toList();
    }

    private void fetch() {
        List<KnownProvider> missing = missing();
        fetch.setText(TEXTS.text("fetching"));
        fetch.setEnabled(false);
        missing.forEach(known -> new FetchJob(known, editing.providers()).schedule());
    }

    /** The row at a place if it is of that provider; else this provider's first row, or null. */
    private ProviderRow nearest(int place, String id) {
        return place >= 0 && place < rows.size() && rows.get(place).id().equals(id) ? rows.get(place)
                : rows.stream().filter(row -> row.id().equals(id)).findFirst().orElse(null);
    }

    private void select(ProviderRow row) {
        if (row != null) {
            viewer.setSelection(new StructuredSelection(row), true);
        }
    }

    @Override
    public void lead(Object where) {
        if (where instanceof Integer choice) {
            goOnWith(choice);
        }
    }

    /** Selects a choice and gives it the keyboard: it is what a person goes on with. */
    private void goOnWith(int choice) {
        rows.stream().filter(row -> row.choice() == choice).findFirst().ifPresent(this::select);
        viewer.getTable().setFocus();
    }
}
