// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.libraries;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.preference.PreferencePage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPreferencePage;
import org.roundtrip.ui.providers.Providers;
import org.roundtrip.ui.table.TableHead;

/** A preference page with a list and buttons beside it. What the buttons do takes place in jobs. */
abstract class ListPage<T> extends PreferencePage implements IWorkbenchPreferencePage {
    private static final int ROWS = 12;
    private static final int COLUMNS = 50;
    private Providers providers;
    private Table table;
    private Composite buttons;

    /** @param description what is listed, a sentence above the list */
    ListPage(String description) {
        setDescription(description);
    }

    @Override
    public void init(IWorkbench workbench) {
        providers = workbench.getService(Providers.class);
        noDefaultAndApplyButton();
    }

    /** What the pages are about. */
    final Providers providers() {
        return providers;
    }

    abstract List<String> heads();

    /** What is listed now. Called in a job. */
    abstract List<T> rows() throws Exception;

    /** The texts of a row, one for each head. */
    abstract List<String> cells(T row);

    /** Whether a column has numbers, which stand at its right. @param column from 0 */
    boolean isNumber(int column) {
        return false;
    }

    /** Adds the buttons by {@link #button}. */
    abstract void addButtons();

    @Override
    protected Control createContents(Composite parent) {
        initializeDialogUnits(parent);
        Composite body = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).applyTo(body);
        table = new Table(body, SWT.BORDER | SWT.MULTI | SWT.FULL_SELECTION);
        TableHead.show(table);
        GridDataFactory.fillDefaults().grab(true, true)
                .hint(convertWidthInCharsToPixels(COLUMNS), table.getItemHeight() * ROWS).applyTo(table);
        for (String head : heads()) {
            new TableColumn(table, isNumber(table.getColumnCount()) ? SWT.RIGHT : SWT.LEFT).setText(head);
        }
        buttons = new Composite(body, SWT.NONE);
        GridLayoutFactory.fillDefaults().applyTo(buttons);
        GridDataFactory.fillDefaults().align(SWT.FILL, SWT.BEGINNING).applyTo(buttons);
        addButtons();
        work("", () -> { });
        return body;
    }

    /** Adds a button and returns it. @param needsSelection whether it is enabled while rows are selected only */
    final Button button(String label, boolean needsSelection, Consumer<List<T>> pressed) {
        Button button = new Button(buttons, SWT.PUSH);
        button.setText(label);
        button.setEnabled(!needsSelection);
        GridDataFactory.fillDefaults().applyTo(button);
        button.addListener(SWT.Selection, event -> pressed.accept(selected()));
        if (needsSelection) {
            table.addListener(SWT.Selection, event -> button.setEnabled(table.getSelectionCount() > 0));
        }
        return button;
    }

    @SuppressWarnings("unchecked")
    private List<T> selected() {
        return Stream.of(table.getSelection()).map(item -> (T) item.getData()).toList();
    }

    /** An action of a button. */
    @FunctionalInterface
    interface Work {
        void run() throws Exception;
    }

    /** Does something in a job, then shows the list anew. A failure is said at the head of the page. */
    final void work(String name, Work work) {
        Display display = table.getDisplay();
        Job job = Job.create(name.isEmpty() ? getTitle() : name, monitor -> {
            String failure = null;
            List<T> rows = List.of();
            try {
                work.run();
            } catch (Exception e) {
                failure = e.getMessage();
            }
            try {
                rows = rows();
            } catch (Exception e) {
                failure = e.getMessage();
            }
            String said = failure;
            List<T> listed = rows;
            display.asyncExec(() -> show(listed, said));
            return Status.OK_STATUS;
        });
        job.setUser(!name.isEmpty());
        job.schedule();
    }

    private void show(List<T> rows, String failure) {
        if (table.isDisposed()) {
            return;
        }
        setErrorMessage(failure);
        table.removeAll();
        for (T row : rows) {
            TableItem item = new TableItem(table, SWT.NONE);
            item.setData(row);
            item.setText(cells(row).toArray(String[]::new));
        }
        for (TableColumn column : table.getColumns()) {
            column.pack();
            if (rows.isEmpty()) {
                // Heads that touch each other look like one word.
                column.setWidth(Math.max(column.getWidth(), table.getClientArea().width / table.getColumnCount()));
            }
        }
        table.notifyListeners(SWT.Selection, new Event());
    }
}
