// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import MullionCollectionGeometry
package import MullionViewTree

/// The view that displays a background configuration, within the insets of the configuration.
@MainActor
package final class BackgroundFace: UIView {
  private let fill = UIView()
  private let outline = UIView()
  private var picture: UIImageView?
  private var glass: UIVisualEffectView?

  /// The displayed configuration.
  package var configuration: UIBackgroundConfiguration {
    didSet { if configuration != oldValue { show(replacing: oldValue) } }
  }

  /// Creates a view that displays `configuration`.
  package init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = configuration.customView != nil
    for view in [fill, outline] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    show(replacing: nil)
  }

  package required init?(coder: NSCoder) { nil }

  private func show(replacing old: UIBackgroundConfiguration?) {
    showColors()
    fill.layer.cornerRadius = configuration.cornerRadius
    fill.clipsToBounds = configuration.cornerRadius > 0 && configuration.image != nil
    outline.layer.borderWidth = max(0, configuration.strokeWidth)
    showPicture()
    showShadow()
    showGlass()
    if old?.customView !== configuration.customView {
      if let view = old?.customView, view.superview === self { view.removeFromSuperview() }
      if let view = configuration.customView { insertSubview(view, aboveSubview: fill) }
      isUserInteractionEnabled = configuration.customView != nil
    }
    setNeedsLayout()
  }

  private func showPicture() {
    guard let image = configuration.image else {
      picture?.removeFromSuperview()
      picture = nil
      return
    }
    let view = picture ?? UIImageView()
    picture = view
    view.image = image
    view.contentMode = configuration.imageContentMode
    if view.superview == nil { fill.addSubview(view) }
  }

  private func showGlass() {
    guard let effect = configuration.visualEffect else {
      glass?.removeFromSuperview()
      glass = nil
      return
    }
    let view = glass ?? UIVisualEffectView(effect: nil)
    glass = view
    view.effect = effect
    view.isUserInteractionEnabled = false
    view.layer.cornerRadius = configuration.cornerRadius
    view.clipsToBounds = configuration.cornerRadius > 0
    if view.superview == nil { insertSubview(view, at: 0) }
  }

  /// Applies the shadow to this view's own layer, because the fill may clip an image at its corners.
  private func showShadow() {
    let shadow = configuration.shadowProperties
    layer.shadowOpacity = Float(shadow.opacity)
    layer.shadowRadius = shadow.radius
    layer.shadowOffset = shadow.offset
    layer.shadowPath = shadow.path?.cgPath
  }

  private func showColors() {
    let tint: UIColor = tintColor
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tint)
    let stroke = configuration.resolvedStrokeColor(for: tint).resolvedColor(with: traitCollection)
    outline.layer.borderColor = stroke.cgColor
    let shadow = configuration.shadowProperties.color
    layer.shadowColor = shadow.resolvedColor(with: traitCollection).cgColor
  }

  package override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  package override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    showColors()
  }

  package override func didMoveToSuperview() {
    super.didMoveToSuperview()
    showColors()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    let place = bounds.inset(by: insets)
    let size = CGSize(width: max(0, place.width), height: max(0, place.height))
    fill.frame = CGRect(origin: place.origin, size: size)
    configuration.customView?.frame = fill.frame
    picture?.frame = fill.bounds
    glass?.frame = fill.frame
    let outset = configuration.strokeOutset
    outline.frame = fill.frame.insetBy(dx: -outset, dy: -outset)
    outline.layer.cornerRadius =
      configuration.cornerRadius > 0 ? max(0, configuration.cornerRadius + outset) : 0
  }

  private var insets: UIEdgeInsets {
    var insets = configuration.backgroundInsets
    let margins = superview?.directionalLayoutMargins ?? .zero
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    return absolute(insets)
  }
}
