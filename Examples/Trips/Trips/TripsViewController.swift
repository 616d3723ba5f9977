// SPDX-License-Identifier: Apache-2.0

import UIKit

/// The list of trips.
class TripsViewController: UITableViewController {
  private(set) var trips = Trip.planned

  override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }

  @IBAction private func add(_ sender: UIBarButtonItem) {
    trips.append(Trip(place: "Trip \(trips.count + 1)", days: 1))
    tableView.insertRows(
      at: [IndexPath(row: trips.count - 1, section: 0)], with: .automatic)
  }

  @IBAction private func keep(_ segue: UIStoryboardSegue) {
    guard let editor = segue.source as? TripViewController,
      let index = trips.firstIndex(where: { $0.place == editor.trip.place })
    else { return }
    trips[index] = editor.trip
    tableView.reloadData()
  }

  @IBSegueAction private func makeEditor(_ coder: NSCoder, sender: Any?) -> TripViewController? {
    guard let cell = sender as? UITableViewCell, let path = tableView.indexPath(for: cell) else {
      return nil
    }
    return TripViewController(coder: coder, trip: trips[path.row])
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    trips.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "trip", for: indexPath)
    (cell as? TripCell)?.show(trips[indexPath.row])
    return cell
  }
}

/// Overrides that make every navigation controller use the status bar style of its top view controller.
extension UINavigationController {
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    topViewController?.preferredStatusBarStyle ?? super.preferredStatusBarStyle
  }
}
