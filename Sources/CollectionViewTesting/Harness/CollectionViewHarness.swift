// SPDX-License-Identifier: Apache-2.0

package import ViewTree
import ViewControllers
public import Foundation
public import UIKit

/// Shows a view or a view controller without a window, on a clock that stands until it is told.
///
/// ```swift
/// let harness = CollectionViewHarness(MosaicViewController())
/// harness.scroll(by: CGVector(dx: 0, dy: 300))
/// harness.runUntilIdle()
/// try Golden("mosaic").check(harness.textFrames)
/// ```
///
/// After `init` and after everything that drives the view, layout is up to date. Animations move only with
/// ``advance(by:)`` and ``runUntilIdle(limit:)``. Text is set in a block font whose metrics are the
/// same on every machine, unless the device is one ``Device/withFonts`` and a host with fonts was
/// installed.
@MainActor
public final class CollectionViewHarness {
  /// The size that is used when none is given: a phone, in points.
  public nonisolated static let phone = CGSize(width: 390, height: 844)

  private let mounted: ViewSurface
  /// What a host would show; text is set for it from here on.
  package var surface: ViewSurface {
    HarnessFonts.use(device.usesFonts)
    return mounted
  }
  /// The controller whose view is shown, if the harness was made with one.
  public let viewController: UIViewController?
  private let window: UIWindow?
  /// What the screen belongs to.
  public private(set) var device: Device
  /// What the collection views on the screen did.
  let journal: WorkJournal
  private var kept: AnyObject?
  /// Notes what is done, while a run is recorded.
  var recorder: RunRecorder?
  /// Keeps what is shown in each frame, while a strip is made.
  var film: StripFilm?
  /// Whether an action is done that is recorded as a whole.
  var isInAction = false
  /// The clock, in seconds; starts at 0.
  public private(set) var time: TimeInterval = 0

  /// The seconds from one frame to the next.
  private static let frameInterval: TimeInterval = 1 / 60

  /// Shows the view of `viewController` on `device`, and tells the controller that it appeared.
  public init(_ viewController: UIViewController, on device: Device) {
    HarnessFonts.use(device.usesFonts)
    self.viewController = viewController
    self.device = device
    let window = UIWindow(frame: CGRect(origin: .zero, size: device.screen.size))
    window.rootViewController = viewController
    window.setOwnSafeAreaInsets(device.screen.safeAreaInsets)
    mounted = window.mount(size: device.screen.size, scale: device.scale, traits: device.traits)
    self.window = window
    journal = WorkJournal(of: mounted.root)
    layout()
  }

  /// Shows `view` on `device`.
  public init(_ view: UIView, on device: Device) {
    HarnessFonts.use(device.usesFonts)
    viewController = nil
    window = nil
    self.device = device
    journal = WorkJournal(of: view)
    mounted = ViewSurface(
      root: view, size: device.screen.size, scale: device.scale, traits: device.traits)
    mounted.traits = device.traits
    view.setOwnSafeAreaInsets(device.screen.safeAreaInsets)
    layout()
  }

  /// Shows the view of `viewController`, and tells the controller that it appeared.
  ///
  /// - Parameters:
  ///   - viewController: whose view fills the screen.
  ///   - size: the size of the screen, in points.
  ///   - scale: pixels per point.
  ///   - traits: what the interface adapts to, beside the scale.
  public convenience init(
    _ viewController: UIViewController, size: CGSize = phone, scale: CGFloat = 2,
    traits: UITraitCollection = UITraitCollection()
  ) {
    self.init(viewController, on: Device(size: size, scale: scale))
    surface.traits = UITraitCollection(traitsFrom: [surface.traits, traits])
    layout()
  }

  /// Shows `view` at the given size.
  ///
  /// - Parameters:
  ///   - view: what fills the screen.
  ///   - size: the size of the screen, in points.
  ///   - scale: pixels per point.
  ///   - traits: what the interface adapts to, beside the scale.
  public convenience init(
    _ view: UIView, size: CGSize = phone, scale: CGFloat = 2,
    traits: UITraitCollection = UITraitCollection()
  ) {
    self.init(view, on: Device(size: size, scale: scale))
    surface.traits = UITraitCollection(traitsFrom: [surface.traits, traits])
    layout()
  }

  /// Keeps what the views only know weakly.
  func keep(_ object: AnyObject) { kept = object }

  isolated deinit {
    window?.isHidden = true
    if device.usesFonts { HarnessFonts.use(false) }
  }

  // MARK: Time

  /// Lays out what changed, without letting time pass.
  public func layout() { showFrame() }

  /// Lets the screen show the present instant.
  ///
  /// - Returns: whether another frame is wanted.
  @discardableResult
  private func showFrame() -> Bool {
    let isMore = surface.frame(at: time)
    film?.note(surface, at: time)
    return isMore
  }

  /// Lets `seconds` pass in frames of a sixtieth of a second.
  ///
  /// - Complexity: O(seconds), times the work of a frame.
  public func advance(by seconds: TimeInterval) {
    record(.advance(by: seconds)) {
      let end = time + seconds
      while time < end {
        time = min(time + Self.frameInterval, end)
        showFrame()
      }
    }
  }

  /// Lets time pass until nothing moves, or `limit` seconds have passed.
  ///
  /// - Returns: whether everything came to rest.
  @discardableResult
  public func runUntilIdle(limit: TimeInterval = 10) -> Bool {
    record(.runUntilIdle(limit: limit)) {
      let end = time + limit
      while showFrame() {
        guard time < end else { return false }
        time += Self.frameInterval
      }
      return true
    }
  }

  /// What a round of waiting counts for at most, in seconds.
  private static let longestRound: TimeInterval = 0.25

  /// Lets the main actor's other tasks run, and time pass, until `isBusy` answers false and nothing
  /// moves, or `limit` seconds of the wall clock have passed.
  ///
  /// Time in which others keep the main actor from coming back here does not count.
  ///
  /// For screens that load: what `isBusy` looks at has to be busy from the start of a task to its
  /// end.
  ///
  /// - Returns: whether everything came to rest.
  @discardableResult
  public func runUntilIdle(
    limit: TimeInterval = 60, while isBusy: @MainActor () -> Bool
  ) async -> Bool {
    var waited: TimeInterval = 0
    var quietRounds = 0
    while quietRounds < 3 {
      guard waited < limit else { return false }
      let start = Date()
      defer { waited += min(-start.timeIntervalSinceNow, Self.longestRound) }
      runUntilIdle(limit: 5)
      let wasBusy = isBusy()
      try? await Task.sleep(for: .milliseconds(wasBusy ? 10 : 1))
      quietRounds = wasBusy || isBusy() ? 0 : quietRounds + 1
    }
    return runUntilIdle(limit: 5)
  }

  // MARK: The screen

  /// The size of the screen, in points.
  public var size: CGSize { surface.size }
  /// Pixels per point.
  public var scale: CGFloat { surface.scale }
  /// The view that fills the screen.
  public var view: UIView { surface.root }

  /// Turns the device by a quarter, as a person does; view controllers hear of it before.
  public func rotate() { record(.rotate) { show(on: device.turned) } }

  /// Shows the same on another device, as a window that is moved to another screen.
  public func show(on device: Device) {
    self.device = device
    let screen = device.screen
    if let window {
      window.hostDidResize(to: screen.size, scale: device.scale, traits: device.traits)
    } else {
      surface.resize(to: screen.size, scale: device.scale, traits: device.traits)
    }
    view.setOwnSafeAreaInsets(screen.safeAreaInsets)
    layout()
  }

  /// Gives the screen another size, and another scale if one is given.
  ///
  /// View controllers hear of it before. Size classes follow the size.
  public func resize(to size: CGSize, scale: CGFloat? = nil) {
    let scale = scale ?? self.scale
    record(.resize(width: size.width, height: size.height, scale: scale)) {
      device.screen = Device.Screen(size: size, safeAreaInsets: device.screen.safeAreaInsets)
      device.scale = scale
      if let window {
        window.hostDidResize(to: size, scale: scale)
      } else {
        surface.resize(to: size, scale: scale)
      }
      layout()
    }
  }
}
