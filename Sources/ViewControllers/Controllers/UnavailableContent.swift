// SPDX-License-Identifier: Apache-2.0

import Controls
import CollectionGeometry
import Foundation
import ViewTree

/// Shows what a controller says instead of its content.
@MainActor
final class UnavailableContent {
  private weak var controller: UIViewController?
  private var view: (any UIView & UIContentView)?
  private var needsUpdate = true
  /// What is said; nil: nothing.
  var configuration: (any UIContentConfiguration)? {
    didSet { show() }
  }

  init(_ controller: UIViewController) {
    self.controller = controller
  }

  /// Has the controller asked before the next layout is over.
  func setNeedsUpdate() {
    needsUpdate = true
    guard let surface = controller?.viewIfLoaded?.surface else { return }
    surface.afterNextLayout { [weak self] in self?.updateIfNeeded() }
  }

  /// Has the controller asked, if that is due.
  func updateIfNeeded() {
    guard needsUpdate, let controller else { return }
    needsUpdate = false
    let update = {
      controller.updateContentUnavailableConfiguration(
        using: controller.contentUnavailableConfigurationState)
    }
    guard let view = controller.viewIfLoaded else { return update() }
    view.followReads(of: .unavailableContent, again: { [weak self] _ in self?.setNeedsUpdate() }) {
      update()
    }
  }

  private func show() {
    guard let configuration else {
      view?.removeFromSuperview()
      return view = nil
    }
    if let view, view.supports(configuration) { return view.configuration = configuration }
    view?.removeFromSuperview()
    let new = configuration.makeContentView()
    view = new
    guard let holder = controller?.view else { return }
    new.frame = holder.bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    new.layer.zPosition = 100
    holder.addSubview(new)
  }
}
