// SPDX-License-Identifier: Apache-2.0

import Foundation
import MullionCollectionGeometry
import MullionControls
import MullionViewTree

/// The presenter of a configuration in front of a controller's view while its content is unavailable.
@MainActor
final class UnavailableContent {
  /// A closure that returns the controller's view; for `true`, the view is loaded if necessary.
  private let holder: (_ isMade: Bool) -> UIView?
  /// The closure that updates the controller's configuration.
  private let update: () -> Void
  private var view: (any UIView & UIContentView)?
  private var needsUpdate = true
  /// The configuration, or `nil` if the content is available.
  var configuration: (any UIContentConfiguration)? {
    didSet { show() }
  }

  init(in holder: @escaping (_ isMade: Bool) -> UIView?, update: @escaping () -> Void) {
    self.holder = holder
    self.update = update
  }

  /// Schedules `updateIfNeeded()` after the next layout.
  func setNeedsUpdate() {
    needsUpdate = true
    guard let surface = holder(false)?.surface else { return }
    surface.afterNextLayout { [weak self] in self?.updateIfNeeded() }
  }

  /// Updates the configuration if an update is pending.
  func updateIfNeeded() {
    guard needsUpdate else { return }
    needsUpdate = false
    guard let view = holder(false) else { return update() }
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
    guard let holder = holder(true) else { return }
    new.frame = holder.bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    new.layer.zPosition = 100
    holder.addSubview(new)
  }
}
