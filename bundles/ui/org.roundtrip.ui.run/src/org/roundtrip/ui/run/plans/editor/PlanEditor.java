// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.editor;

import java.util.Optional;
import java.util.function.UnaryOperator;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.e4.ui.model.application.ui.basic.MPart;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorSite;
import org.eclipse.ui.ISaveablePart2;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.part.EditorPart;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Plan;
import org.roundtrip.model.text.Texts;
import org.roundtrip.ui.design.editing.ActiveDesign;
import org.roundtrip.ui.design.editing.DesignEditing;
import org.roundtrip.ui.design.outline.OutlinePage;
import org.roundtrip.ui.view.EmptyState;
import org.roundtrip.ui.theme.Icons;
import org.roundtrip.ui.view.FocusPlace;
import org.roundtrip.ui.view.RunViews;
import org.roundtrip.ui.providers.Providers;
import org.roundtrip.ui.run.control.RunControl;
import org.roundtrip.ui.run.hosts.Hosts;
import org.roundtrip.ui.run.library.Library;
import org.roundtrip.ui.run.library.PlanSource;
import org.roundtrip.ui.run.library.opening.Opening;
import org.roundtrip.ui.run.library.opening.PlanInput;
import org.roundtrip.ui.run.plans.editing.PlanEditing;
import org.roundtrip.ui.run.plans.editing.RefusalCheck;
import org.roundtrip.ui.run.plans.payloads.PlanDrop;
import org.roundtrip.ui.save.EditedFile;
import org.roundtrip.ui.save.SaveQuestion;
import org.roundtrip.ui.start.StartMarks;
import org.roundtrip.ui.undo.EditorActions;

/**
 * Edits a plan: its providers, operations and measurement as forms, or the whole as JSON. An example cannot be changed; a
 * person saves it as a plan of their own first.
 */
public final class PlanEditor extends EditorPart implements ISaveablePart2 {
    private static final Texts TEXTS = Texts.of(PlanEditor.class);

    private PlanEditing editing;
    private PlanDocument document;
    private RefusalCheck refusals;
    private Composite place;
    /** Null before the plan was read, and when it cannot be. */
    private PlanForm form;
    private boolean idle = true;
    private boolean disposed;

    /** Opens a plan in its editor. A perspective that has no room for editors gives way to the perspective Run. */
    public static PlanEditor open(PlanSource source, IWorkbenchPage page) {
        return (PlanEditor) Opening.plan(source, page);
    }

    @Override
    public void init(IEditorSite site, IEditorInput input) throws PartInitException {
        if (!(input instanceof PlanInput(PlanSource source))) {
            throw new PartInitException(TEXTS.text("notAPlan", input.getName()));
        }
        setSite(site);
        setInput(input);
        editing = new PlanEditing(site.getService(Providers.class), site.getService(Hosts.class));
        document = new PlanDocument(source, editing, new EditedFile(site.getShell().getDisplay()), site.getService(Library.class));
        refusals = new RefusalCheck(editing, control());
    }

    @Override
    public void createPartControl(Composite parent) {
        place = parent;
        editing.onChange(this::refresh);
        editing.onChange(refusals::changed);
        editing.providers().onChange(parent, this::check);
        editing.hosts().onChange(parent, this::check);
        control().onChange(parent, this::runChanged);
        getSite().getService(Library.class).onChange(parent, this::followFile);
        PlanDrop.on(parent, document::objection, document::add);
        idle = isIdle();
        read();
    }

    /** Reads the plan in the background, then shows it. */
    private void read() {
        setPartName(document.source().fileName());
        showIcon();
        document.read(() -> {
            if (!disposed) {
                show();
            }
        });
    }

    /** Shows it on the tab, and in what the workbench keeps of it. After a start the tab is there before the editor. */
    private void showIcon() {
        String icon = ((PlanInput) getEditorInput()).icon();
        setTitleImage(Icons.image(icon));
        getSite().getService(MPart.class).setIconURI(Icons.uri(icon));
    }

    /** Shows what was read: in the form that is there already, if one is. */
    private void show() {
        if (!document.isRead()) {
            clear();
            new EmptyState(place, TEXTS.text("unreadable"), document.unreadable());
            place.layout();
        } else if (form == null) {
            clear();
            form = new PlanForm(place, editing, this);
            refresh();
            place.layout();
            designChanged();
            if (getSite().getPage().getActivePart() == this) {
                // It was activated before it had anything to give the focus to.
                setFocus();
            }
            StartMarks.whenDrawn(form.widget(), "editor", StartMarks.USABLE);
        }
        showBroken();
        firePropertyChange(PROP_INPUT);
    }

    private void clear() {
        for (Control child : place.getChildren()) {
            child.dispose();
        }
        form = null;
    }

    private void showBroken() {
        if (form != null) {
            form.showBroken();
        }
    }

    /** Another page is in front, or the first one: the design in sight is another one, or none. */
    void designChanged() {
        firePropertyChange(ActiveDesign.PROP_DESIGN);
    }

    /** Adds the operations of a payload, or an echo of it, as soon as the plan has been read. */
    public void use(Drawing drawing) {
        document.add(drawing);
    }

    /** Gives the outline, the operations while they are in sight, and the commands of the form. */
    @Override
    public <T> T getAdapter(Class<T> adapter) {
        if (adapter == IContentOutlinePage.class) {
            return adapter.cast(new OutlinePage(editing.contract(), () -> {
                if (form != null) {
                    form.showOperations();
                }
            }));
        }
        if (adapter == DesignEditing.class) {
            return adapter.cast(form != null && form.showsOperations() ? editing.contract() : null);
        }
        return adapter == EditorActions.class ? adapter.cast(form == null ? null : form.actions()) : super.getAdapter(adapter);
    }

    private void check() {
        if (document.isRead()) {
            editing.check();
        }
    }

    private RunControl control() {
        return getSite().getService(RunControl.class);
    }

    private boolean isIdle() {
        return control().current().isEmpty();
    }

    /** A run has advanced, which the header says. Its begin and its end change what can be done. */
    private void runChanged() {
        if (idle != isIdle()) {
            idle = isIdle();
            if (idle) {
                editing.ended();
            }
            refresh();
        } else if (form != null) {
            form.showRun();
        }
    }

    /** What is shown may have changed. */
    private void refresh() {
        if (form != null) {
            form.refresh();
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
        document.whenRead(() -> {
            if (isIdle()) {
                plan().map(change).ifPresentOrElse(plan -> start(plan, quickly), this::refuse);
            }
        });
    }

    private void start(Plan plan, boolean quickly) {
        editing.started();
        control().start(plan, quickly, getSite().getService(RunViews.class), reasons -> {
            editing.refusals().object(reasons);
            refuse();
        });
    }

    /** Shows a person who wants to run the plan why it cannot be run. */
    private void refuse() {
        if (form != null && !disposed) {
            getSite().getPage().activate(this);
            editing.refusals().refuseRun();
            form.showRefusal();
        }
    }

    /** Whether there is a plan to run, or to explain; it may not have been read yet. */
    public boolean mayRun() {
        return document.isReading() || document.isRead();
    }

    /** Whether the plan has been read and has a problem. */
    public boolean isProblem() {
        return !document.isReading() && plan().isEmpty();
    }

    /** Whether the plan can be run now. */
    public boolean canRun() {
        return plan().isPresent() && isIdle();
    }

    /** The plan with its unsaved changes; empty when it has a problem. */
    public Optional<Plan> plan() {
        return document.isRead() ? editing.outcome().plan() : Optional.empty();
    }

    /** The name of the plan with its unsaved changes; empty until it has been read. */
    public String planName() {
        return document.isRead() ? editing.draft().name() : "";
    }

    private void followFile() {
        if (document.isOutdated()) {
            read();
        }
    }

    /** A payload may have the name of a plan, and a tab cuts long names: the tip says all. */
    @Override
    public String getTitleToolTip() {
        return TEXTS.text("tabTip", getPartName(), super.getTitleToolTip());
    }

    @Override
    public void doSave(IProgressMonitor monitor) {
        if (document.source() instanceof PlanSource.Own own) {
            if (document.isRead() && !document.write(own.file())) {
                showBroken();
                monitor.setCanceled(true);
            }
        } else {
            doSaveAs();
        }
    }

    @Override
    public void doSaveAs() {
        if (document.isRead()) {
            document.askName(getSite().getWorkbenchWindow().getShell()).ifPresentOrElse(this::saveAs, this::showBroken);
        }
    }

    /** Saves the plan under another name among the user's plans, and continues with that file. */
    public void saveAs(String name) {
        boolean example = editing.isExample();
        if (document.writeAs(name)) {
            setInputWithNotify(new PlanInput(document.source()));
            showIcon();
        } else if (example) {
            read();
        }
    }

    @Override
    public boolean isDirty() {
        return document.isRead() && editing.dirty();
    }

    @Override
    public int promptToSaveOnClose() {
        return document.source() instanceof PlanSource.Own own
                ? SaveQuestion.ask(getSite().getWorkbenchWindow(), TEXTS.text("what", getPartName()), own.file(),
                        editing.changes()) : DEFAULT;
    }

    @Override
    public boolean isSaveAsAllowed() {
        return true;
    }

    @Override
    public void setFocus() {
        editing.providers().lookAgain();
        editing.hosts().readAgain();
        // A field of this editor that has the focus keeps it.
        if (form != null && !FocusPlace.within(place)) {
            form.setFocus();
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
