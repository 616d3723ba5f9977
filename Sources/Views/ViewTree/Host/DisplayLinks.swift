// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The delivery of surfaces' frames to display links.
@MainActor
enum DisplayLinks {
  /// A running link, and the surface whose frames it follows.
  @MainActor private final class Following {
    let link: any FrameFollowing
    let ambient: AmbientDisplay?
    weak var surface: (any FrameGiving)?

    init(_ link: any FrameFollowing) {
      self.link = link
      ambient = AmbientDisplay.current
    }

    /// Returns whether `other` is a surface of the display for which the link was created.
    func mayFollow(_ other: any FrameGiving) -> Bool {
      ambient == nil || other.ambient == nil || other.ambient === ambient
    }
  }

  private struct Surface {
    weak var surface: (any FrameGiving)?
  }

  private static var followings: [Following] = []
  private static var surfaces: [Surface] = []

  /// Starts or stops the delivery of frames to `link`, which was added, removed, paused or resumed.
  static func changed(_ link: any FrameFollowing) {
    let index = followings.firstIndex { $0.link === link }
    guard link.isRunning else {
      if let index { followings.remove(at: index) }
      return
    }
    guard index == nil else { return }
    let following = Following(link)
    followings.append(following)
    let fitting = surfaces.compactMap(\.surface).filter { following.mayFollow($0) }
    let own = fitting.last { $0.ambient === following.ambient }
    if let surface = own ?? fitting.last { follow(surface, following) }
  }

  /// Registers a new surface, which links can follow.
  static func came(_ surface: any FrameGiving) {
    surfaces.removeAll { $0.surface == nil }
    surfaces.append(Surface(surface: surface))
  }

  /// Attaches the links without a surface to `surface`; called at the beginning of each of its frames.
  static func frameBegins(in surface: any FrameGiving) {
    guard !followings.isEmpty else { return }
    for following in followings where following.surface == nil && following.mayFollow(surface) {
      follow(surface, following)
    }
  }

  /// Performs the pending updates and layout on the current display.
  static func layOutPending() {
    let ambient = AmbientDisplay.current
    for surface in surfaces.compactMap(\.surface)
    where ambient == nil || surface.ambient == nil || surface.ambient === ambient {
      surface.layOutPending()
    }
  }

  private static func follow(_ surface: any FrameGiving, _ following: Following) {
    following.surface = surface
    surface.addFrameCallback { [weak following] time in
      guard let following, following.link.isRunning else { return false }
      following.link.frame(at: time, lasting: FramePace.frame)
      return following.link.isRunning
    }
  }

  /// The time on the clock of a screen under test, or `nil` if the machine's clock is used.
  static var virtualTime: TimeInterval? {
    guard let ambient = AmbientDisplay.current, ambient !== AmbientDisplay.program else {
      return nil
    }
    return surfaces.last { $0.surface?.ambient === ambient }?.surface?.virtualTime
  }
}
