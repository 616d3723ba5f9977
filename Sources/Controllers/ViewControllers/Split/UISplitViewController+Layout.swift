// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionViewTree

// The layout of the columns.
extension UISplitViewController: ContainerLayout {
  /// Whether the columns overlap the content.
  private var isOver: Bool {
    displayMode == .oneOverSecondary || displayMode == .twoOverSecondary
  }

  /// Shows and lays out the visible columns.
  func layoutContents() {
    guard let view = viewIfLoaded as? SplitView else { return }
    guard !isArranging else { return isArrangingDue = true }
    isArranging = true
    arrange(in: view)
    isArranging = false
    if isArrangingDue { view.setNeedsLayout() }
    isArrangingDue = false
  }

  private func arrange(in view: SplitView) {
    if let wasOnUprightPad, wasOnUprightPad != isOnUprightPad { turned() }
    wasOnUprightPad = isOnUprightPad
    let isNarrow = traitCollection.horizontalSizeClass == .compact
    if isNarrow, !isCollapsed { collapse() }
    if !isNarrow, isCollapsed { expand() }
    let seen =
      isCollapsed
      ? [collapsedController].compactMap { $0 } : seenColumns.compactMap { container(of: $0) }
    for child in children where !seen.contains(where: { $0 === child }) {
      child.viewIfLoaded?.removeFromSuperview()
    }
    view.lines.forEach { $0.isHidden = true }
    view.shade.isHidden = isCollapsed || !isOver
    showButtons(first: seen.first)
    if isCollapsed {
      if let only = seen.first { put(only, frame: view.bounds, safeArea: view.safeAreaInsets) }
    } else {
      placeColumns(in: view)
    }
  }

  /// Shows the buttons in the bars of the first visible column and of the content.
  private func showButtons(first: UIViewController?) {
    let first = isCollapsed ? nil : first as? UINavigationController
    let content = isCollapsed ? nil : container(of: .secondary) as? UINavigationController
    let hasToggle = style == .tripleColumn && showsSecondaryOnlyButton
    buttons.show(
      first != nil && showsDisplayModeButton ? displayModeButtonItem : nil,
      in: first?.navigationBar, toggleIn: hasToggle ? content?.navigationBar : nil)
  }

  private var showsDisplayModeButton: Bool {
    switch displayModeButtonVisibility {
    case .always: true
    case .automatic:
      !isCollapsed && displayMode == .secondaryOnly && isOnUprightPad && style != .unspecified
    case .never: false
    }
  }

  private func put(
    _ controller: UIViewController, frame: CGRect, safeArea: UIEdgeInsets, isNarrow: Bool = false
  ) {
    let isNew = controller.parent !== self
    if isNew { addChild(controller) }
    controller.view.imposedTraits =
      isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil
    controller.view.frame = frame
    controller.view.setOwnSafeAreaInsets(safeArea)
    if controller.view.superview !== view { view.addSubview(controller.view) }
    guard controller.parent === self else { return controller.view.removeFromSuperview() }
    if isNew { controller.didMove(toParent: self) }
  }

  private var canShowBySwipe: Bool {
    presentsWithGesture && !isCollapsed && displayMode == .secondaryOnly
      && (container(of: .secondary) as? UINavigationController)?.canSwipeBack != true
  }

  private func placeColumns(in view: SplitView) {
    let isMirrored =
      (view.effectiveUserInterfaceLayoutDirection == .rightToLeft) != (primaryEdge == .trailing)
    swipe.attach(to: view, at: isMirrored ? .right : .left) { [weak self] in
      self?.canShowBySwipe ?? false
    } action: { [weak self] in
      if let self { move(to: mode(columns: 1)) }
    }
    let safe = view.safeAreaInsets
    let (isOver, isOnPad) = (isOver, isOnPad)
    var used: CGFloat = 0
    for (index, column) in seenColumns.enumerated() {
      let isContent = column == .secondary
      if isContent, isOver { used = 0 }
      let length = width(of: column, in: view, after: used)
      let x = isMirrored ? view.bounds.width - used - length : used
      let frame = CGRect(x: x, y: 0, width: length, height: view.bounds.height)
      if let controller = container(of: column) {
        put(
          controller, frame: frame,
          safeArea: UIEdgeInsets(
            top: safe.top, left: frame.minX <= 0 ? safe.left : 0, bottom: safe.bottom,
            right: frame.maxX >= view.bounds.width ? safe.right : 0),
          isNarrow: isOnPad && !isContent)
      }
      used += length
      guard index + 1 < seenColumns.count, view.lines.indices.contains(index) else { continue }
      let hair = 1 / max(1, view.traitCollection.displayScale)
      view.lines[index].isHidden = false
      view.lines[index].frame = CGRect(
        x: isMirrored ? frame.minX : frame.maxX - hair, y: 0, width: hair,
        height: view.bounds.height)
    }
    if isOver { raiseColumns(in: view) }
  }

  private func width(of column: Column, in view: UIView, after used: CGFloat) -> CGFloat {
    switch column {
    case .primary: primaryColumnWidth
    case .supplementary:
      width(preferredSupplementaryColumnWidth, share: Self.automaticDimension, in: view.bounds)
    case .secondary, .compact: view.bounds.width - used
    }
  }

  /// Moves the columns in front of the content, above a dimming view whose touch hides the columns.
  private func raiseColumns(in view: SplitView) {
    view.shade.frame = view.bounds
    view.shade.onTouch = { [weak self] in self?.move(to: .secondaryOnly) }
    view.bringSubviewToFront(view.shade)
    for column in seenColumns where column != .secondary {
      if let raised = container(of: column)?.viewIfLoaded, raised.superview === view {
        view.bringSubviewToFront(raised)
      }
    }
  }
}
