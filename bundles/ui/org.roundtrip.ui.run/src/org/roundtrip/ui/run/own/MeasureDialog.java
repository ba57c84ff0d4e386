// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.own;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbenchWindow;
import org.roundtrip.analysis.earlier.Forecast;
import org.roundtrip.exchange.Imported;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.design.exchange.FileImport;
import org.roundtrip.ui.providers.Providers;
import org.roundtrip.ui.run.control.RunControl;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.library.PlanSource;
import org.roundtrip.ui.run.plans.editor.PlanEditor;

/**
 * Asks what of a file is measured, and through which middlewares; everything else has a default. It makes an ordinary plan of the user's, opens
 * it and measures. It does not block the window. Providers are asked in a job.
 */
final class MeasureDialog extends Dialog {
    private static final Texts TEXTS = Texts.of(MeasureDialog.class);
    private static final int WIDTH = 640, CHOICE_ROWS = 5, MIDDLEWARE_ROWS = 10;
    private static final double SECONDS_PER_MINUTE = 60, NAME_SHARE = 0.32;
    private final IWorkbenchWindow window;
    private final String file;
    private final Imported imported;
    private final List<Choice> choices;
    private final Providers providers;
    private final RunControl control;
    private final Map<String, Boolean> ticked = new HashMap<>();
    private final Display display;
    private final Job asking = Job.createSystem("Asking what providers carry", (ICoreRunnable) monitor -> ask());
    private final Job counting = Job.createSystem("Forecasting a run", (ICoreRunnable) monitor -> count());
    /** What the jobs are asked about; null when the dialog is closed. */
    private volatile Choice asked;
    private volatile Plan counted;
    private List<Middleware> rows = List.of();
    /** The choices in the list. */
    private List<Choice> shown = List.of();
    private Table choice;
    private Table list;
    private Label why;
    private Label size;

    /** A dialog that is not open yet. @param choices at least one */
    MeasureDialog(IWorkbenchWindow window, String file, Imported imported, List<Choice> choices) {
        super(window.getShell());
        this.window = window;
        this.file = file;
        this.imported = imported;
        this.choices = choices;
        providers = window.getService(Providers.class);
        control = window.getService(RunControl.class);
        display = window.getShell().getDisplay();
        setShellStyle(SWT.CLOSE | SWT.TITLE | SWT.BORDER | SWT.RESIZE | SWT.MODELESS | getDefaultOrientation());
        setBlockOnOpen(false);
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText(TEXTS.text("title", file));
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        label(area, "what");
        if (choices.size() > CHOICE_ROWS) {
            search(area);
        }
        choice = table(area, SWT.SINGLE, Math.min(CHOICE_ROWS, choices.size() + 1));
        list(choices);
        choice.addListener(SWT.Selection, event -> choose());
        label(area, "by");
        list = table(area, SWT.CHECK, MIDDLEWARE_ROWS);
        list.addListener(SWT.Selection, this::tick);
        list.addListener(SWT.MouseMove, event -> list.setToolTipText(remarks(list.getItem(new Point(event.x, event.y)))));
        why = new Label(area, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).hint(WIDTH, SWT.DEFAULT).applyTo(why);
        why.setText("\n");
        size = new Label(area, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).hint(WIDTH, SWT.DEFAULT).applyTo(size);
        if (!imported.notes().isEmpty()) {
            Link notes = new Link(area, SWT.NONE);
            notes.setText("<a>" + TEXTS.text("notes", imported.notes().size()) + "</a>");
            notes.addListener(SWT.Selection, event -> FileImport.showNotes(window.getShell(), file, imported.notes()));
        }
        providers.onChange(area, asking::schedule);
        control.onChange(area, this::say);
        area.addDisposeListener(disposed -> {
            asked = null;
            counted = null;
        });
        return area;
    }

    /** A field with which the person finds one of many. It takes part of a name, or a pattern with * and ?. */
    private void search(Composite area) {
        Text search = new Text(area, SWT.SEARCH | SWT.ICON_SEARCH | SWT.ICON_CANCEL);
        search.setMessage(TEXTS.text("search", choices.size()));
        GridDataFactory.fillDefaults().grab(true, false).applyTo(search);
        search.addListener(SWT.Modify, event -> {
            list(Choice.found(choices, search.getText()));
            choose();
        });
        search.addListener(SWT.KeyDown, event -> {
            if (event.keyCode == SWT.ARROW_DOWN) {
                choice.setFocus();
                event.doit = false;
            }
        });
    }

    private void list(List<Choice> found) {
        shown = found;
        choice.setRedraw(false);
        choice.removeAll();
        found.forEach(each -> new TableItem(choice, SWT.NONE).setText(new String[] {each.name(), each.words()}));
        if (!found.isEmpty()) {
            choice.select(Choice.likeliest(found));
            choice.showSelection();
        }
        choice.setRedraw(true);
    }

    private static void label(Composite area, String key) {
        new Label(area, SWT.NONE).setText(TEXTS.text(key));
    }

    private static Table table(Composite area, int style, int rows) {
        Table table = new Table(area, style | SWT.BORDER | SWT.FULL_SELECTION | SWT.V_SCROLL);
        TableColumn name = new TableColumn(table, SWT.NONE);
        TableColumn words = new TableColumn(table, SWT.NONE);
        table.addListener(SWT.Resize, event -> {
            int width = table.getClientArea().width;
            name.setWidth((int) (width * NAME_SHARE));
            words.setWidth(width - name.getWidth());
        });
        GridDataFactory.fillDefaults().grab(true, true).hint(WIDTH, rows * table.getItemHeight()).applyTo(table);
        return table;
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        super.createButtonsForButtonBar(parent);
        Button measure = getButton(IDialogConstants.OK_ID);
        measure.setText(TEXTS.text("measure"));
        setButtonLayoutData(measure);
        measure.setFocus();
        choose();
    }

    /** Where nothing is found, what was chosen before stays. */
    private void choose() {
        if (!shown.isEmpty()) {
            asked = shown.get(Math.max(0, choice.getSelectionIndex()));
            say();
            asking.schedule();
        }
    }

    /** In the job. */
    private void ask() {
        Choice about = asked;
        if (about != null) {
            List<Middleware> answers = Middleware.of(providers, about.drawing());
            later(() -> {
                if (about == asked) {
                    show(answers);
                }
            });
        }
    }

    private void show(List<Middleware> answers) {
        rows = answers;
        list.setRedraw(false);
        list.setItemCount(rows.size());
        for (int i = 0; i < rows.size(); i++) {
            Middleware row = rows.get(i);
            TableItem item = list.getItem(i);
            item.setText(new String[] {row.label(), String.join(" ", row.remarks())});
            item.setChecked(isTicked(row));
            item.setForeground(row.carries() ? null : display.getSystemColor(SWT.COLOR_WIDGET_DISABLED_FOREGROUND));
        }
        list.setRedraw(true);
        say();
    }

    private boolean isTicked(Middleware row) {
        return row.carries() && ticked.getOrDefault(row.id(), row.usual());
    }

    /** All that is said of a row, which its column may cut; null for nothing. */
    private String remarks(TableItem item) {
        int index = item == null ? -1 : list.indexOf(item);
        return index < 0 || index >= rows.size() || rows.get(index).remarks().isEmpty() ? null : String.join("\n", rows.get(index).remarks());
    }

    private void tick(Event event) {
        String remarks = remarks((TableItem) event.item);
        why.setText(remarks == null ? "" : remarks.replace("\n", " ").replace("&", "&&"));
        if (event.detail == SWT.CHECK) {
            TableItem item = (TableItem) event.item;
            Middleware row = rows.get(list.indexOf(item));
            if (row.carries()) {
                ticked.put(row.id(), item.getChecked());
            }
            item.setChecked(isTicked(row));
            say();
        }
    }

    private List<ProviderChoice> chosen() {
        return rows.stream().filter(this::isTicked).map(Middleware::choice).toList();
    }

    /** Says how large the run will be, or why it cannot begin. */
    private void say() {
        List<ProviderChoice> chosen = chosen();
        boolean idle = control.current().isEmpty();
        getButton(IDialogConstants.OK_ID).setEnabled(idle && !chosen.isEmpty());
        if (!idle || chosen.isEmpty()) {
            counted = null;
            size.setText(rows.isEmpty() ? "" : TEXTS.text(idle ? "tick" : "underWay"));
        } else {
            size.setText(size(chosen));
            counted = new Plan(name(), "", asked.contract(), chosen, Protocol.STANDARD);
            counting.schedule();
        }
    }

    private static String size(List<ProviderChoice> chosen) {
        return TEXTS.text("size", chosen.size());
    }

    /** In the job. */
    private void count() {
        Plan plan = counted;
        if (plan != null) {
            try {
                String words = minutes(size(plan.providers()), control.forecast(plan, true));
                later(() -> {
                    if (plan == counted) {
                        size.setText(words);
                    }
                });
            } catch (IOException e) {
                ILog.get().warn("The run of a plan cannot be forecast.", e);
            }
        }
    }

    private static String minutes(String size, Forecast forecast) {
        long least = minutes(forecast.leastSeconds()), most = minutes(forecast.mostSeconds());
        return least == most ? TEXTS.text("sizeOf", size, least) : TEXTS.text("sizeOf.range", size, least, most);
    }

    private static long minutes(double seconds) {
        return Math.max(1, Math.round(seconds / SECONDS_PER_MINUTE));
    }

    private void later(Runnable what) {
        if (!display.isDisposed()) {
            display.asyncExec(() -> {
                if (getShell() != null && !getShell().isDisposed()) {
                    what.run();
                }
            });
        }
    }

    private String name() {
        return TEXTS.text("planName", asked.name(), file);
    }

    @Override
    protected void okPressed() {
        try {
            PlanSource plan = window.getService(Library.class).newPlan(name(), TEXTS.text("planOf", file), asked.contract(), chosen());
            close();
            PlanEditor.open(plan, window.getActivePage()).run(true);
        } catch (IOException | IllegalArgumentException e) {
            size.setText(TEXTS.text("noPlan", e.getMessage()));
        }
    }
}
