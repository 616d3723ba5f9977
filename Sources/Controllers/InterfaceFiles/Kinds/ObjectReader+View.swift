// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionInterfaceDocuments
import MullionViewTree

extension ObjectReader {
  /// Sets the properties that all views have, and adds subviews and constraints.
  func fillView(_ view: UIView) {
    fillGeometry(of: view)
    fillLook(of: view)
    fillPriorities(of: view)
    fillAccessibility(of: view)
    fillGuides(of: view)
    fillSubviews(of: view)
    fillConstraints(of: view)
  }

  /// Sets the frame, the autoresizing properties, the margins and the properties of the large content viewer.
  private func fillGeometry(of view: UIView) {
    if let frame = rect("frame") { view.frame = frame }
    skip("contentStretch")
    if let mask = child(key: "autoresizingMask") {
      view.autoresizingMask = Self.autoresizing.reduce(into: []) {
        if mask.flag($1.key) ?? false { $0.insert($1.value) }
      }
    }
    flag("translatesAutoresizingMaskIntoConstraints") {
      view.translatesAutoresizingMaskIntoConstraints = $0
    }
    flag("autoresizesSubviews") { view.autoresizesSubviews = $0 }
    flag("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = $0 }
    flag("insetsLayoutMarginsFromSafeArea") { view.insetsLayoutMarginsFromSafeArea = $0 }
    if let margins = edges("layoutMargins") { view.layoutMargins = margins }
    if let margins = directionalEdges("directionalLayoutMargins") {
      view.directionalLayoutMargins = margins
    }
    skip("viewLayoutGuide")
    text("largeContentTitle") { view.largeContentTitle = $0 }
    flag("showsLargeContentViewer") { view.showsLargeContentViewer = $0 }
    flag("scalesLargeContentImage") { view.scalesLargeContentImage = $0 }
    leaveOut("layoutMarginsFollowReadableWidth")
  }

  private static let autoresizing: [String: UIView.AutoresizingMask] = [
    "widthSizable": .flexibleWidth, "heightSizable": .flexibleHeight,
    "flexibleMinX": .flexibleLeftMargin, "flexibleMaxX": .flexibleRightMargin,
    "flexibleMinY": .flexibleTopMargin, "flexibleMaxY": .flexibleBottomMargin,
  ]

  /// Sets the properties that affect drawing and interaction, the tag and the restoration identifier.
  private func fillLook(of view: UIView) {
    choice("contentMode", Self.contentModes) { view.contentMode = $0 }
    color("backgroundColor") { view.backgroundColor = $0 }
    color("tintColor") { view.tintColor = $0 }
    number("alpha") { view.alpha = $0 }
    flag("hidden") { view.isHidden = $0 }
    flag("opaque") { view.isOpaque = $0 }
    flag("clipsSubviews") { view.clipsToBounds = $0 }
    flag("clearsContextBeforeDrawing") { view.clearsContextBeforeDrawing = $0 }
    flag("userInteractionEnabled") { view.isUserInteractionEnabled = $0 }
    flag("multipleTouchEnabled") { view.isMultipleTouchEnabled = $0 }
    integer("tag") { view.tag = $0 }
    choice("semanticContentAttribute", Self.directions) { view.semanticContentAttribute = $0 }
    text("restorationIdentifier") { view.restorationIdentifier = $0 }
    skip("variation")
    leaveOut("tintAdjustmentMode")
  }

  static let contentModes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit,
    "scaleAspectFill": .scaleAspectFill, "redraw": .redraw, "center": .center, "top": .top,
    "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft, "topRight": .topRight,
    "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  private static let directions: [String: UISemanticContentAttribute] = [
    "unspecified": .unspecified, "playback": .playback, "spatial": .spatial,
    "forceLeftToRight": .forceLeftToRight, "forceRightToLeft": .forceRightToLeft,
  ]

  /// Sets the content priorities.
  private func fillPriorities(of view: UIView) {
    priority("horizontalHuggingPriority") { view.setContentHuggingPriority($0, for: .horizontal) }
    priority("verticalHuggingPriority") { view.setContentHuggingPriority($0, for: .vertical) }
    priority("horizontalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority($0, for: .horizontal)
    }
    priority("verticalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority($0, for: .vertical)
    }
  }

  private func priority(_ name: String, _ use: (UILayoutPriority) -> Void) {
    number(name) { use(UILayoutPriority(Float(min(max($0, 0), 1000)))) }
  }

  /// Registers the layout guides that constraints refer to, and adds those that the file defines.
  private func fillGuides(of view: UIView) {
    for guide in children("viewLayoutGuide") {
      switch guide.key {
      case "safeArea", nil: maker.know(view.safeAreaLayoutGuide, as: guide.id)
      case "contentLayoutGuide":
        maker.know((view as? UIScrollView)?.contentLayoutGuide ?? view, as: guide.id)
      case "frameLayoutGuide":
        maker.know((view as? UIScrollView)?.frameLayoutGuide ?? view, as: guide.id)
      case "layoutMargins": maker.know(view.layoutMarginsGuide, as: guide.id)
      case "readableContent": maker.know(view.readableContentGuide, as: guide.id)
      case "keyboard": maker.know(view.keyboardLayoutGuide, as: guide.id)
      case .some(let key): record("the guide \(key) is not known; it is left out", once: key)
      }
    }
    for list in children("layoutGuides") {
      for element in list.children where element.name == "layoutGuide" {
        let guide = UILayoutGuide()
        if let identifier = element["userLabel"] { guide.identifier = identifier }
        view.addLayoutGuide(guide)
        maker.know(guide, as: element.id)
      }
    }
  }

  private func fillSubviews(of view: UIView) {
    guard let subviews = child("subviews") else { return }
    for element in subviews.children where !maker.excluded.contains(element) {
      guard let object = maker.object(for: element) else { continue }
      guard let subview = object as? UIView else {
        maker.file.record("it is among the subviews, but is not a view; it is left out", element)
        continue
      }
      // The labels of a cell's style are already its subviews.
      if subview.superview === view { continue }
      guard subview.superview == nil, !view.isDescendant(of: subview) else {
        maker.file.record("it is in two views; it remains in the first", element)
        continue
      }
      add(subview, to: view)
    }
  }

  private func add(_ subview: UIView, to view: UIView) {
    switch view {
    case let stack as UIStackView: stack.addArrangedSubview(subview)
    case let pane as UIVisualEffectView: pane.contentView.addSubview(subview)
    default: view.addSubview(subview)
    }
  }
}
