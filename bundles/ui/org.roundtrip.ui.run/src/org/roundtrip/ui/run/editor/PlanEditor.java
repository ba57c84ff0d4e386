// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.editor;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorSite;
import org.eclipse.ui.ISaveablePart2;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.part.EditorPart;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Texts;
import org.roundtrip.ui.design.editing.ActiveDesign;
import org.roundtrip.ui.look.Icons;
import org.roundtrip.ui.parts.FocusPlace;
import org.roundtrip.ui.providers.Providers;
import org.roundtrip.ui.run.control.RunControl;
import org.roundtrip.ui.run.draft.PlanDraft;
import org.roundtrip.ui.run.editing.PlanEditing;
import org.roundtrip.ui.run.editing.RefusalCheck;
import org.roundtrip.ui.run.hosts.Hosts;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.library.PlanSource;
import org.roundtrip.ui.run.payloads.PlanDrop;
import org.roundtrip.ui.save.EditedFile;
import org.roundtrip.ui.save.SaveQuestion;

/**
 * Edits a plan: its providers, operations and measurement as forms, or the whole as JSON. An example cannot be changed; a
 * person saves it as a plan of their own first.
 */
public final class PlanEditor extends EditorPart implements ISaveablePart2 {
    private static final Texts TEXTS = Texts.of(PlanEditor.class);

    /** Id of this editor. */
    public static final String ID = "org.roundtrip.ui.run.planEditor";
    private PlanEditing editing;
    private PlanLoading loading;
    private PlanSaving saving;
    private PayloadUse payloads;
    private RefusalCheck refusals;
    private ShownPlan shown;
    private PlanStart starting;
    private boolean disposed;

    @Override
    public void init(IEditorSite site, IEditorInput input) throws PartInitException {
        if (!(input instanceof PlanInput)) {
            throw new PartInitException(TEXTS.text("notAPlan", input.getName()));
        }
        setSite(site);
        setInput(input);
        editing = new PlanEditing(site.getService(Providers.class), site.getService(Hosts.class));
        shown = new ShownPlan(editing, this, () -> firePropertyChange(ActiveDesign.PROP_DESIGN));
        EditedFile file = new EditedFile(site.getShell().getDisplay());
        loading = new PlanLoading(file);
        starting = new PlanStart(editing, site, this::refuse);
        payloads = new PayloadUse(editing);
        refusals = new RefusalCheck(editing, control());
        saving = new PlanSaving(editing, file, site.getService(Library.class));
    }

    private PlanSource source() {
        return ((PlanInput) getEditorInput()).source();
    }

    /** Reads the plan in the background, then shows it. */
    private void load() {
        PlanSource from = source();
        setPartName(from.fileName());
        showIcon();
        loading.read(from, reading -> {
            if (!disposed && from.equals(source())) {
                show(reading);
            }
        });
    }

    /** On the tab, and in what the workbench keeps of the editor: at its next start the tab is there before the editor. */
    private void showIcon() {
        String icon = ((PlanInput) getEditorInput()).icon();
        setTitleImage(Icons.image(icon));
        getSite().getService(MPart.class).setIconURI(Icons.uri(icon));
    }

    private void show(PlanReading reading) {
        shown.read(reading.text() == null ? reading.problem() : "");
        if (reading.plan() != null) {
            editing.begin(PlanDraft.of(reading.plan()), source() instanceof PlanSource.Example);
        } else if (reading.text() != null) {
            editing.beginBroken(source().fileName(), reading.text(), reading.problem());
        }
        shown.show();
        firePropertyChange(PROP_INPUT);
        loading.shown();
    }

    @Override
    public void createPartControl(Composite parent) {
        shown.in(parent);
        editing.onChange(this::refresh);
        editing.onChange(refusals::changed);
        editing.providers().onChange(parent, this::check);
        editing.hosts().onChange(parent, this::check);
        control().onChange(parent, this::runChanged);
        getSite().getService(Library.class).onChange(parent, this::followFile);
        PlanDrop.on(parent, payloads::objection, this::use);
        load();
    }

    /** Adds the operations of a payload, or an echo of it, to the plan, as soon as it has been read. */
    public void use(Drawing drawing) {
        loading.whenShown(() -> payloads.add(drawing));
    }

    @Override
    public <T> T getAdapter(Class<T> adapter) {
        return ShownPlan.ADAPTERS.contains(adapter) ? shown.adapter(adapter) : super.getAdapter(adapter);
    }

    private void check() {
        if (shown.isRead()) {
            editing.check();
        }
    }

    private RunControl control() {
        return getSite().getService(RunControl.class);
    }

    private void runChanged() {
        if (starting.isIdle()) {
            editing.ended();
        }
        refresh();
    }

    /** What is shown may have changed. */
    void refresh() {
        if (shown.form() != null) {
            shown.form().refresh();
            if (!editing.draft().name().isBlank()) {
                setPartName(editing.draft().name());
            }
            firePropertyChange(ISaveablePart2.PROP_DIRTY);
        }
    }

    /** Runs the plan with its unsaved changes, as soon as it has been read. Shows the problem that is in the way, if there is one. */
    public void run(boolean quickly) {
        run(quickly, UnaryOperator.identity());
    }

    /** The same for one run on other hosts. @param change puts the plan there; the draft stays as it is */
    public void run(boolean quickly, UnaryOperator<Plan> change) {
        loading.whenShown(() -> starting.run(plan().map(change), quickly));
    }

    /** Answers a person who wants to run a plan that cannot be run: here, where the reason and its place are. */
    private void refuse() {
        if (shown.isRead() && shown.form() != null && !disposed) {
            getSite().getPage().activate(this);
            editing.refusals().refuseRun();
            shown.form().showRefusal();
        }
    }

    /** Whether there is a plan to run, or to say of why it cannot be run; it may not have been read yet. */
    public boolean mayRun() {
        return loading.isReading() || shown.isRead();
    }

    /** Whether the plan has been read and has a problem. */
    public boolean isProblem() {
        return !loading.isReading() && plan().isEmpty();
    }

    /** Whether the plan can be run now. */
    public boolean canRun() {
        return plan().isPresent() && starting.isIdle();
    }

    /** The plan with its unsaved changes; empty when it has a problem. */
    public Optional<Plan> plan() {
        return shown.isRead() ? editing.outcome().plan() : Optional.empty();
    }

    /** The name of the plan with its unsaved changes; empty until it has been read. */
    public String planName() {
        return shown.isRead() ? editing.draft().name() : "";
    }

    /** Reads the file again when another program has written it, unless there are unsaved changes. */
    private void followFile() {
        if (!editing.dirty() && loading.isOutdated(source())) {
            load();
        }
    }

    /** A payload may have the name of a plan, and a tab cuts long names: the tip says what the tab is about. */
    @Override
    public String getTitleToolTip() {
        return TEXTS.text("tabTip", getPartName(), super.getTitleToolTip());
    }

    @Override
    public void doSave(IProgressMonitor monitor) {
        if (source() instanceof PlanSource.Own own) {
            if (shown.isRead() && !saving.write(own.file())) {
                shown.form().showBroken();
                monitor.setCanceled(true);
            }
        } else {
            doSaveAs();
        }
    }

    @Override
    public void doSaveAs() {
        if (shown.isRead()) {
            saving.askName(getSite().getWorkbenchWindow().getShell()).ifPresentOrElse(this::saveAs, shown.form()::showBroken);
        }
    }

    /** Saves the plan under another name among the user's plans, and continues with that file. */
    public void saveAs(String name) {
        boolean example = editing.isExample();
        Path saved = saving.writeAs(name).orElse(null);
        if (saved != null) {
            setInputWithNotify(new PlanInput(new PlanSource.Own(saved)));
            showIcon();
        } else if (example) {
            load();
        }
    }

    @Override
    public boolean isDirty() {
        return shown.isRead() && editing.dirty();
    }

    @Override
    public int promptToSaveOnClose() {
        return source() instanceof PlanSource.Own own
                ? SaveQuestion.ask(getSite().getWorkbenchWindow(), TEXTS.text("what", getPartName()), own.file(),
                        editing.changes()) : DEFAULT;
    }

    @Override
    public boolean isSaveAsAllowed() {
        return true;
    }

    @Override
    public void setFocus() {
        editing.providers().findJavas();
        editing.hosts().readAgain();
        // A field of this editor that has the focus keeps it.
        if (shown.form() != null && !FocusPlace.within(shown.place())) {
            shown.form().setFocus();
        }
    }

    @Override
    public void dispose() {
        disposed = true;
        refusals.dispose();
        editing.dispose();
        super.dispose();
    }
}
