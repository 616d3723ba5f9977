// SPDX-License-Identifier: Apache-2.0

import UIKit

/// A screen that edits one trip.
class TripViewController: UIViewController {
  private(set) var trip: Trip
  @IBOutlet private var days: UILabel!
  @IBOutlet private var stepper: UIStepper!
  @IBOutlet private var booked: UISwitch!

  init?(coder: NSCoder, trip: Trip) {
    self.trip = trip
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError("made by the list's segue action") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = trip.place
    stepper.value = Double(trip.days)
    booked.isOn = trip.isBooked
    show()
  }

  @IBAction private func change() {
    trip.days = Int(stepper.value)
    trip.isBooked = booked.isOn
    show()
  }

  private func show() { days.text = "\(trip.days)" }
}
