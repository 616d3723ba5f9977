// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A beach find.
struct Find: Hashable {
  /// The aspect ratios of pictures, height by width.
  enum Shape: CGFloat {
    case tall = 1.35
    case square = 1
    case wide = 0.68
    case panorama = 0.5
  }

  let name: String
  let text: String
  /// The picture's number, or `nil` for a note.
  let picture: Int?
  let shape: Shape

  /// The number of columns that its card spans.
  var span: Int { shape == .panorama ? 2 : 1 }

  private init(_ name: String, _ text: String, _ picture: Int? = nil, _ shape: Shape = .square) {
    self.name = name
    self.text = text
    self.picture = picture
    self.shape = shape
  }

  static let all = [
    Find(
      "The bay, from the dunes",
      "On a clear morning you can count eleven sails, and the ferry that is always late.", 8,
      .panorama),
    Find("Low tide", "Three hours to walk out, one to hurry back.", 1, .tall),
    Find("Sea glass", "Thirty years in the surf make a bottle a jewel.", 14, .wide),
    Find("Weather", "Wind from the west since Tuesday. The gulls walk."),
    Find("Driftwood", "Somebody’s fence, once.", 5, .square),
    Find("Whelk", "Hold it to your ear: it is your own blood you hear.", 24, .square),
    Find("Amber", "Warm to the touch, and it floats in salt water. Glass does neither.", 32, .wide),
    Find("Tracks", "Sandpiper, dog, sandpiper.", 27, .tall),
    Find(
      "Bottle post",
      "“If you find this, water my tomatoes.” No address. We think of the tomatoes often."),
    Find("Starfish", "Five arms, and it can spare one.", 39, .square),
    Find("Rope", "Blue, green, and a knot nobody could name.", 11, .wide),
    Find("Evening", "The light goes last on the water.", 45, .tall),
    Find("Buoy", "It rang all night.", 18, .square),
    Find("Razor shell", "It digs faster than you do.", 36, .wide),
    Find("Fog", "Nothing found today."),
    Find(
      "The other shore", "Nobody has been there. The maps agree about that and little else.", 50,
      .panorama),
    Find("Pebble", "Round enough to keep.", 22, .square),
    Find("Feather", "From very far up.", 30, .tall),
  ]

  /// The topics of the finds.
  static let topics = [
    "Shells", "Sea glass and bottles", "Wood", "Amber", "Stones with a hole", "Birds", "Rope",
    "Messages", "Fossils", "Nets and floats", "Crabs", "Weather", "Lost shoes", "Boats", "Seals",
    "Things nobody could name",
  ]
}
