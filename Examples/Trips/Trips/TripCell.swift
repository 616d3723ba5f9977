// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A row of the list, from a prototype cell of the storyboard.
class TripCell: UITableViewCell {
  @IBOutlet private var place: UILabel!
  @IBOutlet private var days: UILabel!
  @IBOutlet private var marks: [UIView]!

  func show(_ trip: Trip) {
    place.text = trip.place
    days.text = "\(trip.days)"
    for mark in marks { mark.isHidden = !trip.isBooked }
  }
}
